import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { ConfirmList, FlowSteps } from "./form-flow.tsx";

test("of four steps the done ones say so, the present one is marked, and waiting for approval is called that", async () => {
  const steps = ["input", "confirm", "sent", "review"] as const;
  const { screen } = await renderPart(<FlowSteps steps={steps} current="review" />);
  const items = screen.getByRole("listitem").elements();
  expect(items.map(({ textContent }) => textContent?.includes("（済み）"))).toEqual([
    true,
    true,
    true,
    false,
  ]);
  expect(items[3]).toHaveAttribute("aria-current", "step");
  expect(items[3]?.textContent).toContain("承認待ち");
});

test("in English, a question that an administrator has written in Japanese says so where it is confirmed", async () => {
  const items = [{ label: "近況をお聞かせください", value: "Well" }];
  const { screen } = await renderPart(<ConfirmList items={items} />, { language: "en" });
  await expect.element(screen.getByText("近況をお聞かせください")).toHaveAttribute("lang", "ja");
});
