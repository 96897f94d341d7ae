/**
 * The world of Inventions: coasts drawn by hand, in degrees of longitude and latitude, and how they
 * come onto the sheet. The lands between Europe and Asia are drawn wider than they are.
 */

import { curve, type Point } from "../../../art/line";

export const WIDE = 1000;
export const HIGH = 560;

/** By region: the mainland first, then islands; each a round of places, east and north. */
export const COASTS: Readonly<Record<string, readonly string[]>> = {
  africa: [
    `-6 35.5, 3 37, 10.5 37, 11 33.5, 20 31, 25 31.7, 32 31, 34 27.5, 37 21, 39 15.5, 43 11.8,
     51 11.8, 47 4, 41 -2, 39.5 -8, 40.5 -15, 35.5 -20, 35 -24, 32.5 -28, 27 -33.8, 19 -34.5,
     15 -27, 12 -17.5, 13.5 -9, 9 -1, 9.5 4, 4 6.3, -4 5.2, -8 4.5, -13 8.5, -17 14.5,
     -16.5 21, -13 27.5, -9.5 31`,
    "49.3 -12.5, 50 -16, 47 -25, 44 -24.5, 44.5 -17",
  ],
  "middle-east": [
    `26.5 39.5, 30 41, 36 41.5, 41.5 41.5, 49 40.5, 49.5 37.5, 54 37, 61 36.5, 61.5 31,
     62 25.3, 57 26.5, 52 27.5, 48.5 30, 50 26, 51.5 25.5, 54 24.2, 56.3 26, 59.5 22.5,
     55 17.5, 45 13, 43 13, 42.5 16.5, 39 21.5, 35 28, 34.5 31.2, 36 36.5, 30.5 36.5, 27.5 37`,
  ],
  europe: [
    `-9 43.5, -9 37.5, -6 36.5, -1 37.5, 3 42, 8 44, 12 42, 16 38.2, 18.2 40, 13 45, 19 42,
     22.5 37, 24 40.5, 28.5 41.5, 31 46, 37 46.5, 40 44, 48 44.5, 50 47, 54 52, 60 56, 62 66,
     64 69, 54 68.5, 44 67, 40 64.5, 36 66.5, 41 67, 33 69.5, 25 71, 15 68, 10 63.5, 5 61,
     7 58, 11 59.2, 13 55.6, 18 60, 23 65.5, 22 61, 29 60, 22 57, 19 54.4, 11 54, 9.5 57,
     8.5 54.5, 2 51, -4.5 48.5, -1.5 46, -2 43.5`,
    "-5 50.2, 1 51.3, 0 53, -3 58.5, -6 57, -3.5 54",
    "-6.2 52.2, -9.8 52, -8 55, -6 54",
    "-22 64, -15 64.5, -16 66.3, -22 66",
  ],
  asia: [
    `60 56, 62 66, 64 69, 73 72, 80 73.5, 98 76.5, 113 74.5, 130 72, 150 71.5, 170 69.8,
     180 68.5, 187 66, 178 62.5, 164 60, 162 56, 157 51.5, 156 57, 161 61.5, 155 59.5, 142 59,
     137 54.5, 140.5 51, 138 46, 131 43, 127.5 39.7, 129.3 36, 126.5 34.5, 125 39.5, 121.5 40,
     118.5 38, 122.3 37, 120 34, 121.8 31, 119 25.5, 113 22, 108 21.5, 106.5 17.5, 109 12.5,
     105 8.8, 103 11, 100.5 13.3, 100 8, 103.8 1.5, 101 3, 98.3 8.5, 97.5 16.5, 94.3 16.5,
     91 22.5, 87 21.3, 80.3 15.5, 80 11, 77.5 8.2, 73 17, 70 21, 67 24.8, 62 25.3, 61.5 31,
     61 36.5, 54 37, 53 42, 51 45, 50 47, 54 52`,
    "131 33.5, 136 34, 140.5 36, 142 40, 141.5 45, 140 42, 139 38, 133 35.5",
    "95.5 5.5, 104 -2, 105.5 -5.8, 100 -2",
    "109 1.5, 117 7, 118.5 1, 115 -3.8, 110.5 -2.5",
    "120.5 18, 122 17, 125.5 9, 125 6.3, 122 8, 120.5 14",
    "80 9.5, 82 7, 80.3 6",
  ],
  oceania: [
    `113.5 -22, 114 -26, 115.5 -34, 118 -35, 124 -33.5, 131 -31.5, 136 -34.8, 138.5 -35.5,
     141 -38.3, 147 -38.5, 150 -37, 153.3 -29, 153 -25, 149 -20.5, 146 -18.5, 145 -14.5,
     142.3 -10.8, 141 -17, 139 -17.3, 135.7 -15, 136.5 -12, 131 -11.8, 129 -15, 126 -14,
     122 -18`,
    "131 -1, 138 -2, 147 -6.5, 150 -10, 144 -8, 138 -8.2, 134 -4",
    "173 -35, 178 -38, 175 -41.5, 174 -39",
    "173.5 -41, 171 -45.5, 167 -46.3, 170 -43",
    "145 -41, 148 -41, 147 -43.3",
  ],
  "north-america": [
    `-166 66, -156 71, -140 70, -125 70, -112 68, -96 68, -94 72, -85 70, -82 67, -92 62,
     -94 59, -88 56.5, -82 55, -79 52, -78 58, -77 62, -70 61, -65 58.5, -61 56, -56 52,
     -64 50, -60 46.5, -66 44.5, -70 43, -74 40.5, -76 36, -81 31.5, -80 26, -82 28, -84 30,
     -90 29.5, -97 28, -97.5 22, -94 18, -90 21, -87 21, -88 16, -83.5 15, -83.5 10.5, -79 9,
     -80 7.5, -85 10.5, -88 13, -94 16, -101 17.5, -105.5 20.5, -109 26, -113 31, -110 23.5,
     -115 30, -117.5 33.5, -122 37, -124 41, -124 47, -130 54, -136 58.5, -147 61, -152 59,
     -160 56, -163 59.5, -165 63`,
    "-55 70, -60 75.5, -45 78, -24 77.5, -22 72, -32 68, -43 60.5, -50 64",
    "-84 22, -78 22.5, -74.5 20, -78 20",
  ],
  "south-america": [
    `-77.5 8, -72 12, -62 10.5, -52 5, -50 0, -44 -2.5, -35.5 -6, -38 -13, -41 -22, -48 -27,
     -54 -34, -58 -37, -63 -41, -66 -47, -69 -52, -73 -52, -74 -45, -73.5 -38, -71 -30,
     -70.5 -19, -76 -14, -80.5 -5, -80 0, -77.5 4`,
  ],
};

/** Longitudes and where they lie across the sheet; between two the way is even. */
const ACROSS: readonly (readonly [number, number])[] = [
  [-172, 0],
  [-30, 375],
  [-18, 398],
  [35, 590],
  [62, 705],
  [150, 905],
  [192, 1000],
];
const NORTH = 79;
const SOUTH = -57;

/** How far north a latitude is drawn: far lands are stretched a little, as on old maps. */
function northing(latitude: number): number {
  const angle = (latitude * Math.PI) / 180;
  return 1.25 * Math.log(Math.tan(Math.PI / 4 + 0.36 * angle));
}

/** Where a place of the earth lies on the sheet. */
export function onSheet(longitude: number, latitude: number): Point {
  const after = Math.max(
    1,
    ACROSS.findIndex(([degree]) => degree >= longitude),
  );
  const [west, left] = ACROSS[after - 1] ?? [-172, 0];
  const [east, right] = ACROSS[after] ?? [192, WIDE];
  const x = left + ((longitude - west) / (east - west)) * (right - left);
  const share = (northing(NORTH) - northing(latitude)) / (northing(NORTH) - northing(SOUTH));
  return { x, y: share * HIGH };
}

/** The coasts of a region as path data; nothing where the sheet has no such land. */
export function landOf(region: string): string {
  const coasts = COASTS[region] ?? [];
  return coasts
    .map((coast) => {
      const places = coast.split(",").map((place) => place.trim().split(" ").map(Number));
      return curve(
        places.map(([east = 0, north = 0]) => onSheet(east, north)),
        true,
      );
    })
    .join("");
}

/** Lines around the globe, every so many degrees. */
export function graticule(): string {
  const lines: string[] = [];
  for (const latitude of [60, 40, 20, 0, -20, -40]) {
    const { y } = onSheet(0, latitude);
    lines.push(`M0 ${y.toFixed(1)}H${WIDE}`);
  }
  for (let longitude = -150; longitude <= 180; longitude += 30) {
    const { x } = onSheet(longitude, 0);
    lines.push(`M${x.toFixed(1)} 0V${HIGH}`);
  }
  return lines.join("");
}
