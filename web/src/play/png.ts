/** A drawing as a PNG file: what is sent to others, since few programs show SVG. */

const WIDTH = 1200; // pixels

/** The picture that an image shows; null where the browser cannot draw it. */
export async function pngOf(image: HTMLImageElement): Promise<Blob | null> {
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = Math.round((WIDTH * image.naturalHeight) / image.naturalWidth);
  const pen = canvas.getContext("2d");
  if (pen === null) return null;
  pen.drawImage(image, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve) => canvas.toBlob(resolve, "image/png"));
}
