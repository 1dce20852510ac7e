import { useState } from "react";
import { expect, test } from "vitest";
import { page as browser, userEvent } from "vitest/browser";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { BirthdayDateField } from "./birthday-date-field.tsx";
import { DateField, MonthField } from "./date-field.tsx";

type Kept = { readonly value: string; readonly onChange: (value: string) => void };

function Form() {
  const [values, setValues] = useState<Record<string, string>>({});
  const bind = (name: string): Kept & { label: string } => ({
    label: name,
    value: values[name] ?? "",
    onChange: (value) => setValues((old) => ({ ...old, [name]: value })),
  });
  return (
    <>
      <BirthdayDateField {...bind("生年月日")} />
      <MonthField {...bind("入社年月")} />
      <DateField {...bind("締め切り")} min={todayInTokyo()} />
    </>
  );
}

test("a year that has passed can be typed on a phone as it is remembered, in an era; a deadline has the pad of digits", async () => {
  const { screen } = await renderPart(<Form />);
  const box = (name: RegExp) => screen.getByRole("textbox", { name });
  const birthday = box(/^生年月日/);
  await expect.element(birthday).toHaveAttribute("inputmode", "text");
  await expect.element(birthday).toHaveAccessibleDescription(/和暦でも入力できます/);
  await expect.element(box(/^入社年月/)).toHaveAttribute("inputmode", "text");
  await expect.element(box(/^締め切り/)).toHaveAttribute("inputmode", "numeric");
  await birthday.fill("昭和六十年四月八日");
  await box(/^入社年月/).fill("令和元年五月");
  await box(/^締め切り/).click();
  await expect.element(birthday).toHaveValue("1985/04/08");
  await expect.element(box(/^入社年月/)).toHaveValue("2019/05");
});

test("the calendar stands beside its field once it has come, and opens at the first month that can be chosen", async () => {
  const far = () => (
    <div style={{ paddingTop: "32rem" }}>
      <DateField label="締め切り" value="" onChange={() => {}} min="2031-03-10" />
    </div>
  );
  const { screen } = await renderPart(far());
  await screen.getByRole("button", { name: /カレンダー/ }).click();
  const panel = screen.getByRole("dialog", { name: "締め切り" });
  await expect.element(panel.getByText("2031年3月")).toBeVisible();
  await expect.element(panel.getByRole("button", { name: "2031年3月9日" })).toBeDisabled();
  const field = screen.getByRole("textbox").element().getBoundingClientRect();
  await expect.poll(() => panel.element().getBoundingClientRect().bottom).toBeLessThanOrEqual(field.top);
  for (const width of [320, 360]) {
    await browser.viewport(width, 740);
    await expect.poll(() => panel.element().getBoundingClientRect().right).toBeLessThan(width);
    expect(panel.element().scrollWidth).toBe(panel.element().clientWidth);
  }
});

test("by keyboard the calendar opens on the day that is chosen, arrows lead to another, and the focus returns", async () => {
  const { screen } = await renderPart(<Form />);
  const field = screen.getByRole("textbox", { name: /^生年月日/ });
  await field.fill("1985/04/08");
  (screen.getByRole("button", { name: /^生年月日をカレンダー/ }).element() as HTMLElement).focus();
  await userEvent.keyboard("{Enter}");
  await expect.element(screen.getByRole("button", { name: "1985年4月8日" })).toHaveFocus();
  await userEvent.keyboard("{ArrowDown}{Enter}");
  await expect.element(field).toHaveValue("1985/04/15");
  await expect.element(screen.getByRole("button", { name: /^生年月日をカレンダー/ })).toHaveFocus();
});
