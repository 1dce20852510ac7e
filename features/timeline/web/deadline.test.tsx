import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Deadline } from "./post-card.tsx";

test.each([
  ["2026-11-22T14:59:00Z", "締切 12/24（あと32日）"],
  ["2026-12-23T00:00:00+09:00", "締切 12/24（あと1日）"],
  ["2026-12-24T00:00:00+09:00", "本日締切"],
  ["2026-12-24T23:59:00+09:00", "本日締切"],
  ["2026-12-25T00:00:00+09:00", "締切済み 12/24"],
  ["2027-01-05T00:00:00+09:00", "締切済み 2026/12/24"],
])("at %s a recruitment until the 24th says %s", async (now, words) => {
  const { screen } = await renderPart(<Deadline date="2026-12-24" now={new Date(now)} />);
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});

test("in English the date has its year, since 12/10 could be the 12th of October", async () => {
  const now = new Date("2026-12-01T00:00:00+09:00");
  const { screen } = await renderPart(<Deadline date="2026-12-10" now={now} />, { language: "en" });
  await expect.element(screen.getByText("Closes 2026/12/10 (9 days left)", { exact: true })).toBeVisible();
});
