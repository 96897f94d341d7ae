/** The pictures of words: made of pieces of the boards, and loaded when first shown. */

const SVG = "http://www.w3.org/2000/svg";

type PictureSource = (game: string) => Promise<unknown> | undefined;

let source: PictureSource = () => undefined;

/** Say where the pictures of a game's words come from: the games lie above the glossary. */
export function drawTermsFrom(games: PictureSource): void {
  source = games;
}

/** Every picture of a word fills a box of 64 units. */
export const BOX = "0 0 64 64";

/** What the page calls the picture of a word. */
export function pictureName(game: string, term: string): string {
  return `${game}-term-${term}`;
}

/** Bring the pictures of a game's words into the page. */
export async function bringPictures(game: string): Promise<void> {
  try {
    await source(game);
  } catch {
    // Without a network a word has its sentence alone; the next look asks again.
  }
}

/** Draw a word; its room is kept until the picture is there. */
export function drawTerm(game: string, term: string): SVGElement {
  const [picture, use] = [
    document.createElementNS(SVG, "svg"),
    document.createElementNS(SVG, "use"),
  ];
  picture.setAttribute("viewBox", BOX);
  use.setAttribute("href", `#${pictureName(game, term)}`);
  picture.append(use);
  void bringPictures(game);
  return picture;
}
