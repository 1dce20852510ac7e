import chroma from "chroma-js";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { accentShades } from "./accent-shades.ts";

const anyHex = fc.integer({ min: 0, max: 0xffffff }).map((n) => `#${n.toString(16).padStart(6, "0")}`);
const page = "#faf9f7";
const darkSurface = "#201e1b";
const shade = (shades: string[], index: number) => shades[index] ?? "";

describe("accentShades", () => {
  test("keeps text readable for any colour a community picks", () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { shades, onAccent } = accentShades(hex);
        const fill = shade(shades, 8);
        for (const behind of [onAccent, page, shade(shades, 0)]) {
          expect(chroma.contrast(fill, behind)).toBeGreaterThanOrEqual(4.5);
        }
        expect(chroma.contrast(shade(shades, 3), darkSurface)).toBeGreaterThanOrEqual(4.5);
        expect(chroma.contrast(shade(shades, 9), "#ffffff")).toBeGreaterThanOrEqual(4.5);
      }),
      { numRuns: 2000 },
    );
  });

  test("gives ten six-digit shades from light to dark", () => {
    fc.assert(
      fc.property(anyHex, (hex) => {
        const { shades } = accentShades(hex);
        expect(shades).toHaveLength(10);
        const luminances = shades.map((each) => chroma(each).luminance());
        for (const [index, luminance] of luminances.entries()) {
          expect(shades[index]).toMatch(/^#[0-9a-f]{6}$/);
          expect(luminance).toBeLessThanOrEqual((luminances[index - 1] ?? 1) + 0.02);
        }
      }),
    );
  });

  test("a dark enough colour is used as it is", () => {
    expect(accentShades("2F4B8F").shades[8]).toBe("#2f4b8f");
  });

  test("refuses what is not a 6-digit hex", () => {
    for (const wrong of ["", "#fff", "red", "#12345g"]) expect(() => accentShades(wrong)).toThrow(RangeError);
  });
});
