import sharp from "sharp";
import { createSequence } from "../sequence.ts";
import { bay, factory, hills } from "./landscapes.ts";
import { chart, header, mark, waves } from "./patterns.ts";
import { longHaired, shortHaired } from "./portrait.ts";
import { type Artist, toSvg } from "./svg.ts";
import { desk, gathering, instrument, lens } from "./things.ts";

const artists = {
  hills,
  bay,
  factory,
  lens,
  instrument,
  desk,
  gathering,
  waves,
  chart,
  header,
  mark,
  longHaired,
  shortHaired,
};
export type Subject = keyof typeof artists;

/** This is wide enough for the timeline; the header is drawn for high-density screens. */
const WIDEST = 960;

/**
 * Draws a picture of the subject as a file to upload; the same seed draws the same picture. Portraits and the logo are
 * PNG, the others JPEG, as cameras make them.
 */
export async function draw(subject: Subject, seed: number): Promise<Blob> {
  const artist: Artist = artists[subject];
  const drawing = artist(createSequence(seed * 7_919 + 17));
  const scale = subject === "header" ? 1 : Math.min(1, WIDEST / drawing.width);
  const picture = sharp(toSvg(drawing, scale));
  const isFlat = subject === "longHaired" || subject === "shortHaired" || subject === "mark";
  const bytes = await (isFlat ? picture.png() : picture.jpeg({ quality: 90 })).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: isFlat ? "image/png" : "image/jpeg" });
}
