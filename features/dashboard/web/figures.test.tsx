import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Figures } from "./figures.tsx";

const live = {
  alumni: 2,
  employees: 4,
  candidates: 1,
  unread_direct_chats: 0,
  open_interest_chats: 0,
  scheduled_messages: 0,
  posts_today: 0,
  comments_today: 0,
};

test.each([
  ["2026-11-21", /2026\/11\/21/, true],
  [null, /\d{4}\/\d{2}\/\d{2}/, false],
])("counted until %s, the figures say so (R417)", async (latest_analytics_date, day, said) => {
  const { screen } = await renderPart(
    <Figures analytics={{ latest_analytics_date, live, figures: [] }} range={30} busy={false} />,
  );
  await expect.element(screen.getByRole("heading", { level: 2 })).toBeVisible();
  expect(screen.getByText(day).elements().length > 0).toBe(said);
});
