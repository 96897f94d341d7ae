/** The nine buildings in line and wash, each at its full size: 24, 48 or 72 units square. */

/** What a stroke of a drawing is: its class in the sheet of styles says how it looks. */
export type Tone =
  | "body"
  | "shade"
  | "roof"
  | "dark"
  | "line"
  | "brass"
  | "pale"
  | "ink-wash"
  | "ink-roof"
  | "ink-line"
  | "ink-dark";

export interface Stroke {
  readonly tone: Tone;
  readonly path: string;
}

export type Drawing = readonly Stroke[];

function stroke(tone: Tone, ...paths: string[]): Stroke {
  return { tone, path: paths.join("") };
}

// Battlements: a tower; a keep with its flag; a castle of three towers and a wall.
const WATCHTOWER: Drawing = [
  stroke(
    "body",
    "M8.4 20.6L9 11.4H7.2V5.4H9.3V7.3H10.9V5.4H13.1V7.3H14.7V5.4H16.8V11.4H15L15.6 20.6Z",
  ),
  stroke("shade", "M13 11.4H15L15.6 20.6H13Z"),
  stroke("line", "M7.2 11.4H16.8M9.2 9.4h0.9M13 9.6h1.6M9.6 17h1.2"),
  stroke("dark", "M11.2 12.9h1.7v2.9h-1.7zM10.9 20.6v-1.9a1.1 1.1 0 0 1 2.2 0v1.9z"),
];

const KEEP: Drawing = [
  stroke("line", "M24 10V3.4"),
  stroke("brass", "M24.2 3.2L31 4.9L24.2 6.8Z"),
  stroke(
    "body",
    "M8.5 17V9H13V12H15.2V9H19.8V12H21.8V9H26.2V12H28.2V9H32.8V12H35V9H39.5V17L37.4 19.4V42H10.6V19.4Z",
  ),
  stroke("shade", "M30 19.4H37.4V42H30Z", "M30 12H32.8V9H35V12L39.5 12V17L37.4 19.4H30Z"),
  stroke(
    "line",
    "M8.5 17H39.5M10.6 19.4H37.4M13 17v2.4M17.4 17v2.4M21.8 17v2.4M26.2 17v2.4M30.6 17v2.4M35 17v2.4",
    "M13 25.5h3.4M32.5 35.5h3M12.6 33h2.8M20 27.8h2.4M27 24h2.6M33 29.4h2.4M13 38.6h3.6",
  ),
  stroke(
    "dark",
    "M19.6 42V35.2a4.4 4.4 0 0 1 8.8 0V42Z",
    "M15.4 23h2v6.4h-2zM30.8 22.6h2V29h-2zM23 21.6h2v5.4h-2z",
  ),
  stroke("pale", "M22.4 32.2V42M25.6 32.2V42M19.8 36.4H28.2"),
];

const CASTLE: Drawing = [
  stroke("line", "M36 11V3M15 21V14M57 21V14"),
  stroke(
    "brass",
    "M36.2 2.8L45 5L36.2 7.4Z",
    "M15.2 13.8L21 15.4L15.2 17.2ZM57.2 13.8L63 15.4L57.2 17.2Z",
  ),
  stroke("body", "M27.6 44V19.4H25.8V11H29.8V14H33.6V11H38.4V14H42.2V11H46.2V19.4H44.4V44Z"),
  stroke("shade", "M40 19.4H44.4V44H40Z"),
  stroke("line", "M25.8 19.4H46.2M30 30h3M38 27.6h2.6"),
  stroke("dark", "M31.4 22.6h2.2v5.6h-2.2zM38.4 22.6h2.2v5.6h-2.2z"),
  stroke("body", "M20 65V38.4H25V41.6H29.4V38.4H33.4V41.6H38.6V38.4H42.6V41.6H47V38.4H52V65Z"),
  stroke("line", "M20 45H52M24 50h3.4M45.6 48.4h3.6M25.6 57h3M44.6 59.4h4"),
  stroke(
    "body",
    "M7.4 65L8.6 29.4H6.4V20.6H10.2V23.8H13V20.6H17V23.8H19.8V20.6H23.6V29.4H21.4L22.6 65Z",
  ),
  stroke(
    "body",
    "M49.4 65L50.6 29.4H48.4V20.6H52.2V23.8H55V20.6H59V23.8H61.8V20.6H65.6V29.4H63.4L64.6 65Z",
  ),
  stroke("shade", "M17.6 29.4H21.4L22.6 65H17.6Z", "M59.6 29.4H63.4L64.6 65H59.6Z"),
  stroke(
    "line",
    "M6.4 29.4H23.6M48.4 29.4H65.6M10 36h3.2M17.6 43h2.8M10.4 55.6h3.4M12 60h3M53 37h3M60 47h3M52.6 58.6h3.6",
  ),
  stroke(
    "dark",
    "M13.8 33.4h2.4v7h-2.4zM13.8 46h2.4v6h-2.4zM55.8 33.4h2.4v7h-2.4zM55.8 46h2.4v6h-2.4z",
    "M29.6 65V54.8a6.4 6.4 0 0 1 12.8 0V65Z",
  ),
  stroke("pale", "M32.6 50V65M36 48.6V65M39.4 50V65M29.8 55.4H42.2M29.6 60H42.4"),
];

// Cross and gable: one nave; a bell tower and cloister; a great front with two spires.
const CHAPEL: Drawing = [
  stroke("body", "M11.35 9V6.5H9.7V5.2H11.35V3.1H12.65V5.2H14.3V6.5H12.65V9Z"),
  stroke("body", "M7 20.6V13.4L12 8.8L17 13.4V20.6Z"),
  stroke("shade", "M14.2 10.8L17 13.4V20.6H14.2Z"),
  stroke("roof", "M5.4 14.3L12 8.1L18.6 14.3L17.5 15.6L12 10.5L6.5 15.6Z"),
  stroke("dark", "M10.5 20.6V17.6a1.5 1.5 0 0 1 3 0V20.6ZM12 12.4a1.15 1.15 0 1 1 -0.01 0Z"),
];

const MONASTERY: Drawing = [
  stroke("body", "M13.3 9.4V6.9H11.4V5.5H13.3V3.3H14.7V5.5H16.6V6.9H14.7V9.4Z"),
  stroke("body", "M18.6 42V26H42V42Z"),
  stroke("roof", "M17.6 26.6L20.6 18.4H38.6L43.4 26.6Z"),
  stroke("line", "M22.4 20.8H38M21.6 23.4H40"),
  stroke("body", "M8.8 42V18H19.2V42Z"),
  stroke("shade", "M15.6 18H19.2V42H15.6Z"),
  stroke("roof", "M7 18.6L14 8.8L21 18.6Z"),
  stroke("line", "M8.8 29.4H19.2M18.6 33.2H42"),
  stroke(
    "dark",
    "M11.8 27.2V23.6a2.2 2.2 0 0 1 4.4 0V27.2ZM13.1 32.6h1.8v4.6h-1.8z",
    "M21.4 42V38a2.1 2.1 0 0 1 4.2 0V42ZM27.6 42V38a2.1 2.1 0 0 1 4.2 0V42ZM33.8 42V38a2.1 2.1 0 0 1 4.2 0V42Z",
    "M23.5 28.2a1.5 1.5 0 1 1 -0.01 0ZM29.7 28.2a1.5 1.5 0 1 1 -0.01 0ZM35.9 28.2a1.5 1.5 0 1 1 -0.01 0Z",
  ),
];

const ABBEY: Drawing = [
  stroke("body", "M17.2 11.4V8.4H15V6.8H17.2V4.2H18.8V6.8H21V8.4H18.8V11.4Z"),
  stroke("body", "M53.2 11.4V8.4H51V6.8H53.2V4.2H54.8V6.8H57V8.4H54.8V11.4Z"),
  stroke("body", "M5 65V52L12 46.4V65ZM60 65V46.4L67 52V65Z"),
  stroke("line", "M5 56.4H12M60 56.4H67"),
  stroke("body", "M24 65V35L36 24.4L48 35V65Z"),
  stroke("body", "M35.3 25V21.6H33.1V20.1H35.3V17.4H36.7V20.1H38.9V21.6H36.7V25Z"),
  stroke("roof", "M22.6 36.6L36 24.2L49.4 36.6L47.8 38.4L36 27.6L24.2 38.4Z"),
  stroke("body", "M11.4 65V27.4H24.6V65Z", "M47.4 65V27.4H60.6V65Z"),
  stroke("shade", "M20.6 27.4H24.6V65H20.6Z", "M56.6 27.4H60.6V65H56.6Z"),
  stroke("roof", "M9.6 28.2L18 10.8L26.4 28.2Z", "M45.6 28.2L54 10.8L62.4 28.2Z"),
  stroke("line", "M11.4 43.6H24.6M47.4 43.6H60.6M18 14V26M54 14V26M24.6 51.4H29.6M42.4 51.4H47.4"),
  stroke(
    "dark",
    "M14.4 40.6V34.4a1.6 1.6 0 0 1 3.2 0V40.6ZM18.8 40.6V34.4a1.6 1.6 0 0 1 3.2 0V40.6Z",
    "M50.2 40.6V34.4a1.6 1.6 0 0 1 3.2 0V40.6ZM54.6 40.6V34.4a1.6 1.6 0 0 1 3.2 0V40.6Z",
    "M16.2 57V49.8a1.8 1.8 0 0 1 3.6 0V57ZM52.2 57V49.8a1.8 1.8 0 0 1 3.6 0V57Z",
    "M36 36.6a5 5 0 1 1 -0.01 0Z",
    "M30.6 65V57.4a5.4 5.4 0 0 1 10.8 0V65Z",
  ),
  stroke("pale", "M36 37.4V45.8M31.8 41.6H40.2M33 38.6L39 44.6M39 38.6L33 44.6"),
  stroke("pale", "M36 53.4V65M32.8 65V58a3.2 3.2 0 0 1 6.4 0V65"),
  stroke("brass", "M36 40.5a1.1 1.1 0 1 1 -0.01 0Z"),
];

// Roofs and a chimney: a cottage; a street; a crowd round a clock tower.
const HAMLET: Drawing = [
  stroke("body", "M14.2 10.5V5.2H16.7V12Z"),
  stroke("line", "M15.4 4.2c-1.2 -1 0.8 -1.4 -0.2 -2.6"),
  stroke("body", "M6.2 20.6V13.6H17.8V20.6Z"),
  stroke("shade", "M14.6 13.6H17.8V20.6H14.6Z"),
  stroke("roof", "M4.2 14.4L8.4 7.6H15.8L19.8 14.4Z"),
  stroke("line", "M7 12.2H18.2M8 10H17"),
  stroke("dark", "M8 20.6V16.4H10.6V20.6ZM12.6 16.2h2.6v2.2h-2.6z"),
];

const TOWN: Drawing = [
  stroke("body", "M14.4 20V13H17.6V20ZM33.8 18V9.4H37V22Z"),
  stroke("line", "M15.8 11.8c-1.6 -1.4 1.2 -2.2 -0.2 -4M35.4 8.2c-1.4 -1.2 1 -2 -0.2 -3.6"),
  stroke("body", "M5.8 42V27.2H20.6V42Z"),
  stroke("roof", "M3.8 28L8.4 18.6H18.4L23 28Z"),
  stroke("line", "M6.2 25.2H21.4M7.4 22.4H20"),
  stroke("body", "M35.6 42V31.4H43.6V42Z"),
  stroke("shade", "M40.4 31.4H43.6V42H40.4Z"),
  stroke("roof", "M34.4 32L37.2 25.2H42.2L45.4 32Z"),
  stroke("body", "M19.6 42V22.4L28.4 13.2L37.2 22.4V42Z"),
  stroke("shade", "M32.8 17.8L37.2 22.4V42H32.8Z"),
  stroke("roof", "M17.6 23.6L28.4 12.2L39.2 23.6L37.6 25.2L28.4 15.6L19.2 25.2Z"),
  stroke("line", "M19.6 31H37.2"),
  stroke(
    "dark",
    "M22.6 24.6h3v4h-3zM31 24.6h3v4h-3zM27 19.6h2.8v3.2H27zM22.4 34h3v3.6h-3zM31 34h3v3.6h-3z",
    "M26.6 42V37.6a1.8 1.8 0 0 1 3.6 0V42Z",
    "M8.2 31h2.8v3.4H8.2zM14.6 31h2.8v3.4h-2.8zM11.2 42V37.4h3.2V42ZM38 35h2.6v3H38z",
  ),
];

const CITY: Drawing = [
  stroke(
    "line",
    "M36 7V3M60.6 25.2c-1.6 -1.4 1.2 -2.2 -0.2 -4M13.4 22.2c-1.6 -1.4 1.2 -2.2 -0.2 -4",
  ),
  stroke("brass", "M36 1.4a1.5 1.5 0 1 1 -0.01 0Z"),
  stroke("body", "M12 33V23.4H15V33ZM59 34V26.4H62V34Z"),
  stroke("body", "M5 65V38.4L14.4 28.4L23.8 38.4V65Z"),
  stroke("roof", "M3 39.6L14.4 27.2L25.8 39.6L24.2 41.4L14.4 31L4.6 41.4Z"),
  stroke("body", "M49 65V38H67V65Z"),
  stroke("roof", "M46.6 38.8L51 29.6H64.4L69 38.8Z"),
  stroke("line", "M49.4 35.8H67.2M50.6 32.8H66"),
  stroke("body", "M29.6 50V17H42.4V50Z"),
  stroke("shade", "M38.6 17H42.4V50H38.6Z"),
  stroke("roof", "M27.4 17.8L36 5.6L44.6 17.8Z"),
  stroke("line", "M29.6 30.6H42.4M29.6 19.8H42.4"),
  stroke("pale", "M36 20.6a4.3 4.3 0 1 1 -0.01 0Z"),
  stroke("brass", "M36 20.6a4.3 4.3 0 1 1 -0.01 0ZM36 22a2.9 2.9 0 1 0 0.01 0Z"),
  stroke("line", "M36 22.8V25L37.8 26.2"),
  stroke("body", "M20 65V46.6L28.6 37.6L37.2 46.6V65Z"),
  stroke("shade", "M33.4 42.6L37.2 46.6V65H33.4Z"),
  stroke("roof", "M18 47.8L28.6 36.4L39.2 47.8L37.6 49.4L28.6 39.8L19.6 49.4Z"),
  stroke("body", "M37.2 65V51.4H51.6V65Z"),
  stroke("shade", "M47.8 51.4H51.6V65H47.8Z"),
  stroke("roof", "M35.4 52.2L39.4 44.4H49.4L53.6 52.2Z"),
  stroke("line", "M38 50H52.4M20 56H37.2"),
  stroke(
    "dark",
    "M9 42.4h3v4H9zM16.6 42.4h3v4h-3zM9 50.4h3v4H9zM12.8 35.6h3.2v3.4h-3.2zM8.6 65V59h3.6v6ZM15.4 50.4h2.8v4h-2.8z",
    "M33 33.4h2.4v3.6H33zM52.6 42.2h3v3.8h-3zM58.4 42.2h3v3.8h-3zM63.4 42.2h2v3.8h-2zM56 50h3v4h-3zM61.6 50h3v4h-3z",
    "M58.2 65V59.4a1.9 1.9 0 0 1 3.8 0V65Z",
    "M23.4 49.8h2.8v3.8h-2.8zM31 49.8h2.6v3.8H31zM27.2 43.8h2.8v3h-2.8zM26.8 65V60.4a1.8 1.8 0 0 1 3.6 0V65Z",
    "M40 55h2.8v3.4H40zM45.6 55h2.4v3.4h-2.4zM42.8 65V60.8h3V65Z",
  ),
];

/** By tile: kind by kind, small to large. */
export const DRAWINGS: readonly Drawing[] = [
  WATCHTOWER,
  KEEP,
  CASTLE,
  CHAPEL,
  MONASTERY,
  ABBEY,
  HAMLET,
  TOWN,
  CITY,
];
