import { expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Button } from "../button/button.tsx";
import { MinimalFrame } from "./minimal-frame.tsx";

test.each([
  [360, "100%"],
  [320, "100%"],
  [360, "200%"],
  [1280, "100%"],
])(
  "at %i px and text of %s the mark and the name stand on one line before the language (R029)",
  async (width, size) => {
    await page.viewport(width, 740);
    document.documentElement.style.fontSize = size;
    onTestFinished(async () => {
      document.documentElement.style.removeProperty("font-size");
      await page.viewport(360, 740);
    });
    const { screen } = await renderPart(
      <MinimalFrame corner={<Button>English</Button>}>
        <h1>ログイン</h1>
      </MinimalFrame>,
    );
    const header = screen.getByRole("banner");
    const brand = header.getByRole("link", { name: "Enishi ホームへ" });
    const places = [
      brand.element().querySelector("svg"),
      brand.getByText("Enishi").element(),
      header.getByRole("button").element(),
    ].map((part) => part?.getBoundingClientRect() ?? new DOMRect());
    const [mark, name, language] = places as [DOMRect, DOMRect, DOMRect];
    const middle = ({ top, height }: DOMRect) => top + height / 2;
    expect(mark.width).toBeGreaterThanOrEqual(32);
    expect(Math.abs(middle(mark) - middle(name))).toBeLessThan(3);
    expect(name.left).toBeGreaterThanOrEqual(mark.right);
    expect(language.left).toBeGreaterThanOrEqual(name.right);
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(width);
  },
);
