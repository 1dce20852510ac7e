import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { prefectureId, prefectures } from "./prefectures.ts";
import { checkField, isAccepted } from "./testing/check-field.ts";

const named = (id: number) => prefectures.find((prefecture) => prefecture.id === id);

describe("prefectures (R126)", () => {
  test("stand under the numbers of JIS X 0401", () => {
    expect(named(1)).toEqual({ id: 1, ja: "北海道", en: "Hokkaido" });
    expect(named(13)).toEqual({ id: 13, ja: "東京都", en: "Tokyo" });
    expect(named(26)).toEqual({ id: 26, ja: "京都府", en: "Kyoto" });
    expect(named(40)).toEqual({ id: 40, ja: "福岡県", en: "Fukuoka" });
    expect(named(47)).toEqual({ id: 47, ja: "沖縄県", en: "Okinawa" });
    expect(named(48)).toEqual({ id: 48, ja: "日本国外", en: "Outside Japan" });
  });

  test("are 48, each named once in both languages", () => {
    expect(new Set(prefectures.map(({ ja }) => ja)).size).toBe(48);
    expect(new Set(prefectures.map(({ en }) => en)).size).toBe(48);
  });

  test("a number is accepted exactly if a prefecture has it", () => {
    fc.assert(
      fc.property(
        fc.oneof(fc.integer({ min: -5, max: 60 }), fc.double()),
        (id) => isAccepted(prefectureId(), id) === (named(id) !== undefined),
      ),
    );
  });

  test("says what is wrong", () => {
    expect(checkField(prefectureId(), 49)).toEqual({ codes: ["INVALID_CHOICE"] });
    expect(checkField(prefectureId(), undefined)).toEqual({ codes: ["REQUIRED"] });
  });
});
