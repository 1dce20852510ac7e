import { useState } from "react";
import type { GridImage } from "../image-grid/image-grid.tsx";
import type { CommunityColours } from "../theme/theme-provider.tsx";

/** The server makes these of #FFD500 and #2E6B4A. */
export const sampleColours: Record<"ai" | "yamabuki" | "matsuba", CommunityColours | undefined> = {
  ai: undefined,
  yamabuki: {
    shades: [
      "#faf2d8",
      "#f1e3b1",
      "#e2ce82",
      "#d0b54a",
      "#c3a43d",
      "#b79430",
      "#a98422",
      "#9c7513",
      "#8f6600",
      "#664300",
    ],
    onAccent: "#ffffff",
  },
  matsuba: {
    shades: [
      "#e9f5ee",
      "#d2e8da",
      "#b6d6c2",
      "#96c0a6",
      "#81ae93",
      "#6d9d80",
      "#588c6d",
      "#437b5b",
      "#2e6b4a",
      "#114a2e",
    ],
    onAccent: "#ffffff",
  },
};

/** The names have 100 characters, one, characters drawn as one, and right-to-left letters. */
export const hardNames = ["長".repeat(100), "一", "👨‍👩‍👧‍👦 家族", "محمد العربي"] as const;

export const listOf = (text: string): string[] => text.split("|");
export const choicesOf = (text: string) => listOf(text).map((label) => ({ value: label, label }));
export const choicesIn = <V extends string>(labels: Readonly<Record<V, string>>) =>
  (Object.keys(labels) as V[]).map((value) => ({ value, label: labels[value] }));

/** Keeps the value of a sample field; spread the result on it. */
export function useSample<T>(initial: T) {
  const [value, onChange] = useState(initial);
  return { value, onChange };
}

const drawing = (hue: number) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 480 320"><rect width="480" height="320" fill="hsl(${hue} 38% 82%)"/><circle cx="370" cy="80" r="36" fill="hsl(${hue} 60% 94%)"/><path d="M0 320 150 140l90 100 70-60 170 140z" fill="hsl(${hue} 30% 52%)"/></svg>`,
  )}`;

export const sampleFace = drawing(28);
export const sampleImages: readonly GridImage[] = [150, 200, 30, 340, 260].map((hue, i) => ({
  id: i + 1,
  url: drawing(hue),
  fullUrl: drawing(hue),
  width: 480,
  height: 320,
  placeholder: `hsl(${hue} 38% 82%)`,
}));
