/** Colours as the style sheets write them, worked out: mixed in OKLab as browsers do. */

interface Colour {
  /** Red, green and blue from 0 to 1. */
  readonly parts: readonly [number, number, number];
  readonly alpha: number;
}

type Three = [number, number, number];

function parsed(text: string): Colour | null {
  const hex = /^#([\da-f]{3}|[\da-f]{6})$/i.exec(text)?.[1];
  if (hex !== undefined) {
    const digits = hex.length === 3 ? hex.replace(/./g, "$&$&") : hex;
    const part = (i: number): number => parseInt(digits.slice(2 * i, 2 * i + 2), 16) / 255;
    return { parts: [part(0), part(1), part(2)], alpha: 1 };
  }
  if (text === "transparent") return { parts: [0, 0, 0], alpha: 0 };
  const given = /^rgb\((\d+) (\d+) (\d+)(?: \/ ([\d.]+)%)?\)$/.exec(text);
  if (given === null) return null;
  const [red = 0, green = 0, blue = 0, share = 100] = given
    .slice(1)
    .map((part: string | undefined) => (part === undefined ? 100 : Number(part)));
  return { parts: [red / 255, green / 255, blue / 255], alpha: share / 100 };
}

/** A colour as every viewer reads it; anything else as it is. */
export function plainColour(text: string): string {
  const found = parsed(text);
  return found === null ? text : told(found);
}

function told({ parts, alpha }: Colour): string {
  const whole = parts.map((part) => Math.round(255 * Math.min(1, Math.max(0, part))));
  if (alpha < 1) return `rgba(${whole.join(",")},${+alpha.toFixed(2)})`;
  return `#${whole.map((part) => part.toString(16).padStart(2, "0")).join("")}`;
}

function linear(part: number): number {
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
}

function curved(part: number): number {
  return part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;
}

function toLab({ parts }: Colour): Three {
  const [r, g, b] = parts.map(linear) as Three;
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ];
}

function fromLab([light, a, b]: Three): Three {
  const l = (light + 0.3963377774 * a + 0.2158037573 * b) ** 3;
  const m = (light - 0.1055613458 * a - 0.0638541728 * b) ** 3;
  const s = (light - 0.0894841775 * a - 1.291485548 * b) ** 3;
  return [
    curved(4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s),
    curved(-1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s),
    curved(-0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s),
  ];
}

function shared(text: string): { colour: string; share: number | null } {
  const found = /^(.*?)\s+([\d.]+)%$/.exec(text);
  if (found === null) return { colour: text, share: null };
  return { colour: found[1] ?? "", share: Number(found[2]) / 100 };
}

/** What `color-mix(in oklab, one, other)` is. */
export function mixed(one: string, other: string): string {
  const [first, second] = [shared(one), shared(other)];
  const share = first.share ?? 1 - (second.share ?? 0.5);
  const [from, to] = [parsed(first.colour), parsed(second.colour)];
  if (from === null || to === null) throw new Error(`cannot mix ${one} and ${other}`);
  const alpha = from.alpha * share + to.alpha * (1 - share);
  const [lab, other_] = [toLab(from), toLab(to)];
  const weight = alpha === 0 ? 0 : (from.alpha * share) / alpha;
  const parts = lab.map((part, i) => part * weight + (other_[i] ?? 0) * (1 - weight)) as Three;
  return told({ parts: fromLab(parts), alpha });
}
