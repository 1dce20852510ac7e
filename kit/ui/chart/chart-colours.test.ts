import { readFileSync } from "node:fs";
import chroma from "chroma-js";
import { expect, test } from "vitest";

const tokens = readFileSync(new URL("../theme/tokens.css", import.meta.url), "utf8");
/** Returns the colours of the light and the dark scheme. */
const schemesOf = (name: string): string[] =>
  new RegExp(`--${name}: light-dark\\((#[0-9a-f]{6}), (#[0-9a-f]{6})\\)`).exec(tokens)?.slice(1) ?? [];

const charts = ["chart-1", "chart-2", "chart-3", "chart-4"];

test.each(charts)("--%s stands out from a card by 3:1 in both schemes (F22)", (name) => {
  const cards = schemesOf("surface");
  const colours = schemesOf(name);
  expect(colours).toHaveLength(2);
  for (const [scheme, colour] of colours.entries())
    expect(chroma.contrast(colour, cards[scheme] ?? "")).toBeGreaterThanOrEqual(3);
});

test("no two of them are taken for each other", () => {
  for (const scheme of [0, 1])
    for (const one of charts)
      for (const other of charts.filter((name) => name > one))
        expect(chroma.deltaE(schemesOf(one)[scheme] ?? "", schemesOf(other)[scheme] ?? "")).toBeGreaterThan(
          20,
        );
});
