import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { RadioGroup } from "./radio-group.tsx";
import { TextField } from "./text-field.tsx";

const missing = { onChange: () => {}, error: "入力してください。" };
const choices = [{ value: "a", label: "はい" }];

test.each([
  ["a text", <TextField {...missing} key="1" label="姓" value="" />, "姓を入力してください。"],
  [
    "a choice",
    <RadioGroup {...missing} key="2" label="連絡の方法" value="" choices={choices} />,
    "連絡の方法を選んでください。",
  ],
  [
    "a question",
    <RadioGroup {...missing} key="3" label="関わり方を教えてください" value="" choices={choices} />,
    "1つ選んでください。",
  ],
])("%s that is missing is asked for by its name and what is done with it", async (_, field, words) => {
  const { screen } = await renderPart(field);
  await expect.element(screen.getByText(words, { exact: true })).toBeVisible();
});
