import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Avatar } from "./avatar.tsx";

test.each([
  [0, true, false],
  [1, false, true],
  [2, false, true],
])(
  "of somebody whose departure is %i, the own picture is shown: %s (R161, R162)",
  async (departed, own, drawn) => {
    const face = (at: number) => (
      <Avatar name="佐藤 花子" imageUrl="/api/communities/1/download_file/5" departed={at} />
    );
    const { screen } = await renderPart(
      <>
        {face(departed)}
        <hr />
        {face(departed === 1 ? 2 : 1)}
      </>,
    );
    await expect.element(screen.getByRole("separator")).toBeInTheDocument();
    const rule = screen.getByRole("separator").element();
    const [shown, other] = [rule.previousElementSibling, rule.nextElementSibling];
    expect([shown?.matches("img"), shown?.querySelector("svg") !== null]).toEqual([own, drawn]);
    // The veiled and the default picture must differ.
    expect(shown?.innerHTML).not.toBe(other?.innerHTML);
  },
);

test("where a picture cannot be loaded the first letter of the name stands", async () => {
  const { screen } = await renderPart(
    <Avatar name="佐藤 花子" imageUrl="/api/communities/1/download_file/5" />,
  );
  await expect.element(screen.getByRole("presentation")).toBeInTheDocument();
  const instead = getComputedStyle(screen.getByRole("presentation").element(), "::after");
  expect(instead.content).toBe('"佐"');
});
