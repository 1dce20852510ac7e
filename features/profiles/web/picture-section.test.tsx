import { expect, test } from "vitest";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { PictureSection } from "./picture-section.tsx";

const MB = 1024 * 1024;
const profile = { display_name: "佐藤 花子", image_url: null, family_name: "佐藤", given_name: "花子" };

test("a face has at most 20 MB, and 280 pixels are recommended before one is chosen (R354)", async () => {
  const server = answerCalls();
  const { screen } = await renderPart(<PictureSection profile={profile} />);
  await expect.element(screen.getByText(/20MBまで。280px四方以上の写真をおすすめします/)).toBeVisible();
  const chosen = new DataTransfer();
  chosen.items.add(new File([new Uint8Array(20 * MB + 1)], "顔.jpg", { type: "image/jpeg" }));
  const input = screen.container.querySelector<HTMLInputElement>("input[type=file]");
  Object.assign(input ?? {}, { files: chosen.files });
  input?.dispatchEvent(new Event("change", { bubbles: true }));
  await expect.element(screen.getByRole("alert")).toHaveTextContent("20MB以内の写真を選んでください。");
  expect(server.asked).toEqual([]);
});
