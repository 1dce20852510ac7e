import chroma from "chroma-js";

export type AccentShades = { shades: string[]; onAccent: string };

const white = "#ffffff";
const ink = "#171513";
const lightLuminances = [0.89, 0.77, 0.62, 0.47];
/** This luminance still gives 4.5:1 on white, on the page and on shade 0. */
const brightestText = 0.155;

/** Returns the colour of the base's hue whose relative luminance is `target`, by halving OKLCH lightness. */
function atLuminance(base: string, target: number, chromaFactor: number): string {
  const [, c, h] = chroma(base).oklch();
  const at = (lightness: number) => chroma.oklch(lightness, c * chromaFactor, Number.isNaN(h) ? 0 : h).hex();
  let low = 0;
  let high = 1;
  for (let step = 0; step < 20; step += 1) {
    const middle = (low + high) / 2;
    if (chroma(at(middle)).luminance() > target) high = middle;
    else low = middle;
  }
  return at(low);
}

/** Returns light shades for tints and for text on dark; the lighter they are, the weaker their colour. */
const lightShades = (base: string) =>
  lightLuminances.map((luminance, index) => atLuminance(base, luminance, 0.2 + index * 0.17));

const readableFill = (base: string) =>
  chroma(base).luminance() <= brightestText ? chroma(base).hex() : atLuminance(base, brightestText, 1);

/**
 * Returns ten shades, lightest first, of a community's own colour (6-digit hex, with or without "#"; anything else
 * throws). Shade 8 is the colour itself if it is readable as text on white, else the same hue made darker: it has at
 * least 4.5:1 against white, the page and shade 0. Shade 3 has at least 4.5:1 against the dark surface.
 */
export function accentShades(hex: string): AccentShades {
  if (!/^#?[0-9a-f]{6}$/i.test(hex)) throw new RangeError(`not a 6-digit hex colour: ${hex}`);
  const base = hex.startsWith("#") ? hex : `#${hex}`;
  const light = lightShades(base);
  const fill = readableFill(base);
  const middle = chroma
    .scale([light[3] ?? fill, fill])
    .mode("oklch")
    .colors(6)
    .slice(1, 5);
  const darkest = atLuminance(fill, chroma(fill).luminance() * 0.45, 0.9);
  const onAccent = chroma.contrast(fill, white) >= 4.5 ? white : ink;
  return { shades: [...light, ...middle, fill, darkest], onAccent };
}
