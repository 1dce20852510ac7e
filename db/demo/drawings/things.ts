import { type Artist, circle, fill, gradient, path, rectangle, stroke, times } from "./svg.ts";

const WIDTH = 1200;
const HEIGHT = 800;
const INK = "#33505c";
const papers = ["#f3efe4", "#e9f0ef", "#f2ebee", "#eef0e4"] as const;
const accents = ["#1f6f78", "#b5533c", "#4a5f9e", "#8a6d1f"] as const;

const grid = (colour: string): string =>
  times(24, (i) => path(`M${i * 50} 0 V${HEIGHT}`, stroke(colour, 1))) +
  times(16, (i) => path(`M0 ${i * 50} H${WIDTH}`, stroke(colour, 1)));

export const lens: Artist = (sequence) => {
  const accent = sequence.pick(accents);
  const focus = 900 + sequence.below(160);
  const ray = (y: number): string =>
    path(`M80 ${y} H560 L${focus} 400 l160 ${(400 - y) * 0.45}`, stroke(accent, 4));
  const body = [
    rectangle(0, 0, WIDTH, HEIGHT, fill(sequence.pick(papers))),
    grid("#d5dcd8"),
    path("M40 400 H1160", `${stroke(INK, 2)} stroke-dasharray="18 10 4 10"`),
    times(5, (i) => ray(220 + i * 90)),
    path(
      "M560 140 Q660 400 560 660 Q460 400 560 140 Z",
      `fill="#9cc9d6" fill-opacity="0.55" stroke="${INK}" stroke-width="4"`,
    ),
    circle(focus, 400, 9, fill(accent)),
    path(`M560 700 H${focus} M560 685 v30 M${focus} 685 v30`, stroke(INK, 3)),
  ].join("");
  return { width: WIDTH, height: HEIGHT, body };
};

export const instrument: Artist = (sequence) => {
  const accent = sequence.pick(accents);
  const bar = (i: number): string => {
    const height = 30 + sequence.below(110);
    return rectangle(505 + i * 34, 400 - height, 22, height, fill(i === 3 ? accent : "#7fb0a8"));
  };
  const body = [
    gradient("wall", "#eef2f0", "#d9e0de"),
    rectangle(0, 0, WIDTH, HEIGHT, 'fill="url(#wall)"'),
    rectangle(0, 620, WIDTH, 180, fill("#b9a68c")),
    rectangle(420, 220, 420, 400, 'fill="#f8f9f7" rx="22"'),
    rectangle(470, 270, 320, 170, 'fill="#20343c" rx="10"'),
    times(8, bar),
    times(4, (i) => circle(520 + i * 76, 520, 24, fill(i === 0 ? accent : "#c9d2d3"))),
    rectangle(240, 380, 180, 60, fill("#5d717a")),
    rectangle(190, 360, 70, 100, fill("#3d4f57")),
    path("M190 410 H60", `${stroke(accent, 5)} stroke-dasharray="14 12"`),
    rectangle(460, 610, 60, 24, fill("#3d4f57")),
    rectangle(740, 610, 60, 24, fill("#3d4f57")),
  ].join("");
  return { width: WIDTH, height: HEIGHT, body };
};

export const desk: Artist = (sequence) => {
  const accent = sequence.pick(accents);
  const body = [
    rectangle(0, 0, WIDTH, HEIGHT, fill(sequence.pick(["#cdb697", "#a9b7ae", "#c3c9cf", "#d8c3b4"]))),
    rectangle(180, 150, 520, 500, 'fill="#fffdf6" rx="10" transform="rotate(-6 440 400)"'),
    `<g transform="rotate(-6 440 400)">${times(9, (i) => path(`M230 ${230 + i * 44} h${260 + sequence.below(170)}`, stroke("#9aa7ad", 5)))}${path("M210 150 V650", stroke(accent, 6))}</g>`,
    circle(900, 330, 150, fill("#ffffff", 0.55)),
    circle(900, 330, 118, fill("#fdfbf6")),
    circle(900, 330, 92, fill("#6b4a35")),
    path("M1010 300 q70 30 0 70", stroke("#fdfbf6", 24)),
    rectangle(760, 560, 300, 24, `${fill(accent)} rx="12" transform="rotate(14 910 570)"`),
  ].join("");
  return { width: WIDTH, height: HEIGHT, body };
};

export const gathering: Artist = (sequence) => {
  const shirts = [
    "#c86b5a",
    "#5a86c8",
    "#6aa874",
    "#c8a95a",
    "#8d6ac8",
    "#5ab0b8",
    "#b85a8d",
    "#7a8790",
  ] as const;
  const seats = 6 + sequence.below(3);
  const seat = (i: number): string => {
    const angle = (i / seats) * Math.PI * 2 + 0.3;
    const x = Math.round(600 + Math.cos(angle) * 400);
    const y = Math.round(400 + Math.sin(angle) * 290);
    return (
      circle(x, y, 74, fill(shirts[i % shirts.length] ?? INK)) +
      circle(x, y, 40, fill(sequence.pick(["#2f2622", "#4a3a30", "#6b5a4a"])))
    );
  };
  const dish = (i: number): string => {
    const [x, y] = [380 + (i % 4) * 150, 300 + Math.floor(i / 4) * 190];
    return (
      circle(x, y, 48, fill("#fbfaf6")) +
      circle(x, y, 30, fill(sequence.pick(["#d98b5f", "#93b56c", "#d9b75f", "#b56c6c"])))
    );
  };
  const body = [
    rectangle(0, 0, WIDTH, HEIGHT, fill(sequence.pick(["#e9e2d2", "#dfe6e4", "#e8dfe0"]))),
    times(seats, seat),
    rectangle(260, 190, 680, 420, 'fill="#b98d62" rx="200"'),
    times(8, dish),
  ].join("");
  return { width: WIDTH, height: HEIGHT, body };
};
