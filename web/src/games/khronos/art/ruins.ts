/** What is left of keeps, castles, monasteries and abbeys in Reason. */

import type { Drawing, Stroke, Tone } from "./buildings";

function stroke(tone: Tone, ...paths: string[]): Stroke {
  return { tone, path: paths.join("") };
}

const KEEP: Drawing = [
  stroke(
    "body",
    "M10.6 42V21.6L9.2 20.4V14.6L12 13.4L13.4 15.6H16L17.2 20L19.8 21.2L21.2 25.4L24.6 26.6L25.4 31L29 32.2L30.4 36.4L34.2 37.6L35.2 40L37.4 40.6V42Z",
  ),
  stroke(
    "shade",
    "M21.2 25.4L24.6 26.6L25.4 31L29 32.2L30.4 36.4L34.2 37.6L35.2 40L37.4 40.6V42H30V36L26 34V29L22 27.4Z",
  ),
  stroke("line", "M13 25.5h3.4M12.6 33h2.8M19.6 30h2.4M13 38.6h3.6M15 14V11M32.4 42V39.2"),
  stroke("dark", "M15.4 23h2v6.4h-2zM19.6 42V37.2l2 -2.4 3 0.8 1.6 2.4 2.2 1V42Z"),
  stroke("body", "M38.6 42l0.8 -2.4 2.4 0.4 0.8 2Z", "M33 33.2l1.6 -1.2 1.4 1.4 -1.2 1.4Z"),
];

const CASTLE: Drawing = [
  stroke(
    "body",
    "M30 46V28.4L28.2 27V21L31.4 22.4L33 19.6L35.4 25.8L38 27.4L39.2 33.8L42 35.6V46Z",
  ),
  stroke("line", "M31 31h3M36 38h2.6M33.6 26v4.2"),
  stroke(
    "body",
    "M20 65V44.6L24 45.8L26.6 43.4L29 47.6L33.6 46.8L37 49.6L41.6 48.2L44.8 53.4L48.4 54.6L50 58V65Z",
  ),
  stroke("line", "M23 50h3.4M25.6 57h3M45 59.4h3"),
  stroke(
    "body",
    "M7.4 65L8.6 30.4H6.4V23.6L10.2 22V26.4L13.4 27.6L15.2 24L17.6 30.6L21 33.4L20.4 40L22 44L22.6 65Z",
  ),
  stroke("shade", "M17.6 30.6L21 33.4L20.4 40L22 44L22.6 65H17.6Z"),
  stroke("body", "M49.4 65L50.2 47.4L53 44.8L55.2 49.4L58 47L60.4 53L63.8 55.4L64.6 65Z"),
  stroke("shade", "M59.6 51L60.4 53L63.8 55.4L64.6 65H59.6Z"),
  stroke("line", "M10 37h3.2M10.4 55.6h3.4M12 60h3M53 58h3M12.6 43l2 3.6l-1.4 3.4l2.4 4"),
  stroke(
    "dark",
    "M11.6 31.4h2.4v6h-2.4zM54.4 54h2.2v5h-2.2z",
    "M29.6 65V57l3 -3.4 3.4 1 3 -1.4 3.4 3.8V65Z",
  ),
  stroke(
    "body",
    "M43.6 65l1 -2.6 3 0.6 0.8 2Z",
    "M65.6 65l0.6 -1.8 1.8 0.2 0.4 1.6Z",
    "M24.4 65l0.8 -2.2 2.6 0.4 0.6 1.8Z",
  ),
];

const MONASTERY: Drawing = [
  stroke(
    "body",
    "M18.6 42V28.4L21.4 27.2L23 29.8L27.4 28.6L29 31.4L33.2 30.4L35 33.6L38.4 33L40 36.2L42 36.8V42Z",
  ),
  stroke("line", "M18.6 33.6L29 34.2L36 35.4"),
  stroke("body", "M8.8 42V19.6L10.6 16.2L11.8 19L13.6 13.4L15.4 18.4L17.4 17.2L19.2 22.6V42Z"),
  stroke("shade", "M15.6 18.4L17.4 17.2L19.2 22.6V42H15.6Z"),
  stroke("line", "M8.8 29.4H15M13.6 13.4V9.8M11.9 11.4L15.4 10.8"),
  stroke(
    "dark",
    "M11.8 27.2V23.6a2.2 2.2 0 0 1 4.4 0V27.2ZM13.1 32.6h1.8v4.6h-1.8z",
    "M21.4 42V38a2.1 2.1 0 0 1 4.2 0V42ZM27.6 42V38a2.1 2.1 0 0 1 4.2 0V42ZM33.8 42V39l1.4 -1.6 1.4 1 1.4 0.2V42Z",
  ),
  stroke("body", "M42.6 42l0.8 -2.2 2 0.6 0.4 1.6Z"),
];

const ABBEY: Drawing = [
  stroke("body", "M5 65V57L8.4 55L12 57.6V65Z"),
  stroke(
    "body",
    "M24 65V38L27.8 34.4L30.2 35.8L36 26.4L38.4 31.6L41.4 32.6L43 37.4L46 38.8L48 44V65Z",
  ),
  stroke("line", "M36 26.4V21.4M34 23.6H38"),
  stroke("body", "M11.4 65V30.4L13.8 27.8L15.4 31.2L18 23.4L20.2 29.4L22.6 28.2L24.6 34V65Z"),
  stroke("shade", "M20.6 29.2L22.6 28.2L24.6 34V65H20.6Z"),
  stroke("body", "M47.4 65V49.6L50.4 47.2L52 51L55.4 49.8L57.6 55.4L60.6 57.6V65Z"),
  stroke("shade", "M56.6 53L57.6 55.4L60.6 57.6V65H56.6Z"),
  stroke("line", "M11.4 43.6H21M14 60h3M50 60.4h3M26 51.4H29.6M43 54l2 3"),
  stroke(
    "dark",
    "M14.4 40.6V36a1.6 1.6 0 0 1 3.2 0V40.6ZM18.8 40.6V36a1.6 1.6 0 0 1 3.2 0V40.6Z",
    "M16.2 57V49.8a1.8 1.8 0 0 1 3.6 0V57Z",
    "M36 36.6a5 5 0 1 1 -0.01 0Z",
    "M30.6 65V57.4a5.4 5.4 0 0 1 10.8 0V65Z",
    "M51.4 59.6V55.4l1.8 -1.4 1.8 1.4V59.6Z",
  ),
  stroke("pale", "M36 37.4V41.6M31.8 41.6H36M33 44.6L36 41.6"),
  stroke("body", "M61.8 65l1 -2.8 3 0.4 1 2.4Z", "M43.4 65l0.8 -2.2 2.4 0.4 0.6 1.8Z"),
];

/** By the name of the tile; those without a ruin side have none. */
export const RUINS: Readonly<Record<string, Drawing>> = {
  keep: KEEP,
  castle: CASTLE,
  monastery: MONASTERY,
  abbey: ABBEY,
};
