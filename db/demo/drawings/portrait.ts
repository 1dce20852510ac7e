import { type Artist, circle, fill, path, rectangle, stroke } from "./svg.ts";

const SIDE = 320;
const grounds = ["#dfe9e6", "#e9e2d2", "#dde3f0", "#efdfdf", "#e3ecd9", "#e6e0ee"] as const;
const skins = ["#f3d3b6", "#eac5a4", "#f7dcc4", "#e3b894"] as const;
const hairs = ["#2b2320", "#3a2c26", "#4b3a30", "#6d6a68", "#5a4334"] as const;
const shirts = ["#1f6f78", "#44597f", "#8a4a4a", "#5d7150", "#6b5a80", "#3b3f46", "#b98a4a"] as const;

const backHair = [
  (hair: string) => path("M88 150 Q88 60 160 60 Q232 60 232 150 V236 H88 Z", fill(hair)),
  (hair: string) => path("M94 140 Q94 66 160 66 Q226 66 226 140 V186 H94 Z", fill(hair)),
  (hair: string) =>
    circle(160, 66, 30, fill(hair)) + path("M100 150 Q100 76 160 76 Q220 76 220 150 Z", fill(hair)),
] as const;
const fringes = [
  "M104 142 Q108 72 160 72 Q212 72 216 142 Q196 104 160 106 Q124 104 104 142 Z",
  "M102 140 Q104 70 164 70 Q218 72 218 140 Q206 112 176 104 Q134 118 102 140 Z",
  "M106 128 Q116 74 160 74 Q204 74 214 128 Q190 96 160 94 Q130 96 106 128 Z",
] as const;

/** Draws head and shoulders of nobody in particular. */
const portrait =
  (hasLongHair: boolean): Artist =>
  (sequence) => {
    const [skin, hair] = [sequence.pick(skins), sequence.pick(hairs)];
    const eye = (x: number) => circle(x, 156, 6, fill("#2b2320"));
    const glasses = circle(134, 156, 20, stroke("#3b3f46", 4)) + circle(186, 156, 20, stroke("#3b3f46", 4));
    const body = [
      rectangle(0, 0, SIDE, SIDE, fill(sequence.pick(grounds))),
      hasLongHair ? sequence.pick(backHair)(hair) : "",
      path("M52 320 Q60 240 132 232 H188 Q260 240 268 320 Z", fill(sequence.pick(shirts))),
      rectangle(138, 196, 44, 56, 'fill="#d9b08c" rx="20"'),
      path("M104 142 Q104 84 160 84 Q216 84 216 142 Q216 224 160 224 Q104 224 104 142 Z", fill(skin)),
      path(sequence.pick(fringes), fill(hair)),
      eye(134) + eye(186),
      sequence.below(4) === 0 ? glasses : path("M154 160 v12", stroke("#d2a481", 5)),
      path(`M142 192 q18 ${8 + sequence.below(12)} 36 0`, stroke("#a5564a", 5)),
    ].join("");
    return { width: SIDE, height: SIDE, body };
  };

export const longHaired = portrait(true);
export const shortHaired = portrait(false);
