import { useState } from "react";
import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ImageGrid } from "./image-grid.tsx";

const PICTURE = "data:image/svg+xml,<svg xmlns='http://www.w3.org/2000/svg' width='4' height='3'/>";
const image = { id: 1, fullUrl: PICTURE, width: 4, height: 3, placeholder: "gray" };

function Post() {
  const [url, setUrl] = useState("data:image/png,lost");
  return (
    <>
      <ImageGrid images={[{ ...image, url }]} />
      <button type="button" onClick={() => setUrl(PICTURE)}>
        つながる
      </button>
    </>
  );
}

test("a picture that cannot be loaded says so in its place, and a press loads it again", async () => {
  const { screen } = await renderPart(<Post />);
  const again = screen.getByRole("button", { name: /読み込めませんでした。もう一度読み込む/ });
  await expect.element(again).toBeVisible();
  const { width, height } = again.element().getBoundingClientRect();
  expect(height / width).toBeCloseTo(3 / 4);
  await again.click();
  await expect.element(again).toBeVisible();
  await screen.getByRole("button", { name: "つながる" }).click();
  await again.click();
  await expect.poll(() => document.querySelector("img")?.naturalWidth ?? 0).toBeGreaterThan(0);
  await expect.element(screen.getByRole("button", { name: "画像1（全1枚）を拡大する" })).toBeVisible();
});
