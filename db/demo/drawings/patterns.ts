import { type Artist, circle, fill, path, rectangle, stroke, times } from "./svg.ts";

const WIDTH = 1200;
const HEIGHT = 800;
const pairs = [
  ["#1f6f78", "#e8f1ee"],
  ["#2f4b8f", "#eef0f8"],
  ["#a5493a", "#f7ebe4"],
  ["#5b7a3a", "#f1f4e6"],
] as const;

/** Draws seigaiha: waves upon waves. */
export const waves: Artist = (sequence) => {
  const [ink, paper] = sequence.pick(pairs);
  const wave = (x: number, y: number): string =>
    [80, 60, 40, 20].map((r, i) => circle(x, y, r, fill(i % 2 ? paper : ink))).join("");
  const row = (j: number): string => times(9, (i) => wave(i * 160 + (j % 2) * 80, 60 + j * 40));
  return { width: WIDTH, height: HEIGHT, body: rectangle(0, 0, WIDTH, HEIGHT, fill(ink)) + times(21, row) };
};

export const chart: Artist = (sequence) => {
  const [ink, paper] = sequence.pick(pairs);
  const values = Array.from({ length: 12 }, (_, i) => 130 + i * 22 + sequence.below(120));
  const bars = values
    .map((value, i) => rectangle(130 + i * 82, 680 - value, 48, value, fill(ink, 0.35)))
    .join("");
  const [first = "", ...rest] = values.map((value, i) => `${154 + i * 82} ${640 - value}`);
  const line = path(`M${first} ${rest.map((point) => `L${point}`).join(" ")}`, stroke(ink, 8));
  const scale = times(6, (i) => path(`M100 ${680 - i * 100} H1120`, stroke("#c4cccb", 2)));
  return {
    width: WIDTH,
    height: HEIGHT,
    body: rectangle(0, 0, WIDTH, HEIGHT, fill(paper)) + scale + bars + line,
  };
};

/** Draws the wide picture at the top of the community: the bay in the shape of waves. */
export const header: Artist = () => {
  const layer = (i: number): string => {
    const y = 210 + i * 70;
    const d = `M0 ${y} q125 -60 250 0 t250 0 t250 0 t250 0 t250 0 t250 0 t250 0 t250 0 V500 H0 Z`;
    return path(d, fill("#ffffff", 0.12 + i * 0.05));
  };
  const body = [
    rectangle(0, 0, 2000, 500, fill("#1f6f78")),
    circle(1560, 170, 90, fill("#ffe9b8", 0.85)),
    times(4, layer),
  ].join("");
  return { width: 2000, height: 500, body };
};

/** Draws the logo of the invented company: a lens between two ripples. */
export const mark: Artist = () => ({
  width: 400,
  height: 400,
  body: [
    rectangle(0, 0, 400, 400, fill("#1f6f78")),
    path("M200 70 Q290 200 200 330 Q110 200 200 70 Z", fill("#e8f1ee")),
    path("M70 200 q65 -46 130 0 t130 0", stroke("#ffe9b8", 18)),
  ].join(""),
});
