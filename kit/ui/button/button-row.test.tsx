import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Button } from "./button.tsx";
import { ButtonRow } from "./button-row.tsx";

test.each([
  ["on a phone the way on comes first", 360, ["登録する", "入力に戻る"]],
  ["beside one another the way back comes first", 800, ["入力に戻る", "登録する"]],
] as const)("%s, to be seen and by keyboard", async (_, width, names) => {
  await page.viewport(width, 740);
  const { screen } = await renderPart(
    <ButtonRow>
      <Button>入力に戻る</Button>
      <Button>登録する</Button>
    </ButtonRow>,
  );
  const buttons = screen.getByRole("button").elements();
  expect(buttons.map(({ textContent }) => textContent)).toEqual(names);
  const place = (one: Element) => {
    const { top, left } = one.getBoundingClientRect();
    return top + left;
  };
  expect(buttons.toSorted((a, b) => place(a) - place(b))).toEqual(buttons);
  await page.viewport(360, 740);
});
