import { type Artist, circle, fill, gradient, path, rectangle, times } from "./svg.ts";

const WIDTH = 1200;
const HEIGHT = 800;
const skies = [
  { top: "#8fc7e8", bottom: "#fdf1dc", sun: "#fff6d8", hills: ["#9cc3c9", "#6f9fa8", "#43727d", "#2a4d57"] },
  { top: "#f0a878", bottom: "#fbe3c0", sun: "#fff1cf", hills: ["#c98f86", "#9c6571", "#6b4659", "#3f2d44"] },
  { top: "#33476e", bottom: "#b98fa3", sun: "#f7ead0", hills: ["#6b6b93", "#4d4f78", "#33375c", "#1d2140"] },
  { top: "#bfe0c8", bottom: "#fbf8e3", sun: "#fffbe6", hills: ["#a3cba0", "#78ab7d", "#4c8360", "#2c5a45"] },
] as const;

export const hills: Artist = (sequence) => {
  const sky = sequence.pick(skies);
  const ridge = (level: number, colour: string): string => {
    const base = 330 + level * 110;
    const points = Array.from({ length: 9 }, (_, i) => `${i * 150},${base - sequence.below(120)}`);
    const [first = "", ...rest] = points;
    return path(`M${first} ${rest.map((point) => `L${point}`).join(" ")} V${HEIGHT} H0 Z`, fill(colour));
  };
  const body = [
    gradient("sky", sky.top, sky.bottom),
    rectangle(0, 0, WIDTH, HEIGHT, 'fill="url(#sky)"'),
    circle(250 + sequence.below(700), 200 + sequence.below(100), 60, fill(sky.sun, 0.9)),
    ...sky.hills.map((colour, level) => ridge(level, colour)),
  ].join("");
  return { width: WIDTH, height: HEIGHT, body };
};

/** Draws the bay of the town: sea, a lighthouse and a few boats. */
export const bay: Artist = (sequence) => {
  const sky = sequence.pick(skies);
  const lighthouse = 820 + sequence.below(200);
  const boat = (x: number, y: number): string =>
    path(`M${x} ${y} h90 l-18 26 h-54 Z`, fill("#f4efe6")) +
    path(`M${x + 45} ${y - 8} v-70 l36 62 Z`, fill("#fffdf7"));
  const body = [
    gradient("sky", sky.top, sky.bottom),
    gradient("sea", "#5aa6b4", "#1f5f70"),
    rectangle(0, 0, WIDTH, HEIGHT, 'fill="url(#sky)"'),
    circle(200 + sequence.below(400), 240, 56, fill(sky.sun, 0.9)),
    rectangle(0, 430, WIDTH, 370, 'fill="url(#sea)"'),
    times(14, (i) =>
      rectangle(sequence.below(1100), 460 + i * 22, 60 + sequence.below(120), 4, fill("#ffffff", 0.25)),
    ),
    path(
      `M${lighthouse - 220} 470 Q${lighthouse} 330 ${WIDTH} 400 V520 H${lighthouse - 260} Z`,
      fill(sky.hills[2]),
    ),
    path(`M${lighthouse} 400 l14 -170 h52 l14 170 Z`, fill("#fbfaf5")),
    rectangle(lighthouse + 10, 290, 60, 26, fill("#c8453b")),
    rectangle(lighthouse + 14, 190, 52, 40, fill("#3d4a54")),
    boat(180 + sequence.below(200), 560),
    boat(480 + sequence.below(160), 640),
  ].join("");
  return { width: WIDTH, height: HEIGHT, body };
};

export const factory: Artist = (sequence) => {
  const sky = sequence.pick(skies);
  const roof = (i: number): string =>
    path(`M${140 + i * 180} 470 v-120 l180 120 Z`, fill(i % 2 ? "#d8dee0" : "#c6cfd3"));
  const body = [
    gradient("sky", sky.top, sky.bottom),
    rectangle(0, 0, WIDTH, HEIGHT, 'fill="url(#sky)"'),
    path(`M0 480 Q300 ${360 + sequence.below(60)} 640 460 T1200 430 V800 H0 Z`, fill(sky.hills[1])),
    rectangle(0, 640, WIDTH, 160, fill("#7f9a76")),
    rectangle(60, 300, 56, 350, fill("#b3564a")),
    rectangle(60, 340, 56, 26, fill("#f1ede4")),
    times(5, roof),
    rectangle(140, 470, 900, 180, fill("#eceff0")),
    times(9, (i) =>
      rectangle(175 + i * 96, 510, 60, 46, fill(sequence.below(3) === 0 ? "#f5d98a" : "#8fb4c4")),
    ),
    rectangle(540, 585, 110, 65, fill("#4c6470")),
    times(6, (i) => circle(90 + i * 205, 660, 34 + sequence.below(16), fill("#4f7d58"))),
  ].join("");
  return { width: WIDTH, height: HEIGHT, body };
};
