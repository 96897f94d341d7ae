/** Figures as strokes in a box of 10 by 14: pictures of words are the same in every language and type. */

export const FIGURES = {
  1: "M2.6 4L5.6 1.4V12.6",
  2: "M1.8 4.2C1.8 0.2 8.2 0.2 8.2 4.2C8.2 7 2.2 9.4 1.8 12.6H8.4",
  3: "M1.8 1.4H8L4.6 5.8C9.6 5.8 9.4 12.6 4.8 12.6C3 12.6 1.8 11.8 1.4 10.2",
  4: "M6.8 12.6V1.4L1.4 9.2H8.8",
} as const;
