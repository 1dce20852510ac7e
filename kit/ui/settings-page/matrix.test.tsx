import { useState } from "react";
import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Matrix } from "./matrix.tsx";

type Choice = "off" | "optional" | "required";

function Columns() {
  const [values, setValues] = useState<Record<"phone" | "zipcode", Choice>>({
    phone: "optional",
    zipcode: "off",
  });
  return (
    <Matrix
      caption="連絡先"
      rows={[
        { key: "phone", label: "電話番号" },
        { key: "zipcode", label: "郵便番号" },
      ]}
      choices={[
        { value: "off", label: "不要" },
        { value: "optional", label: "任意" },
        { value: "required", label: "必須" },
      ]}
      values={values}
      onChange={(key, value) => setValues({ ...values, [key]: value })}
    />
  );
}

test("each row is one choice, by mouse and by arrow keys, and no other row's", async () => {
  const { screen } = await renderPart(<Columns />);
  const choice = (name: string) => screen.getByRole("radio", { name });
  await choice("郵便番号：必須").click();
  await expect.element(choice("郵便番号：必須")).toBeChecked();
  await expect.element(choice("電話番号：任意")).toBeChecked();
  await userEvent.keyboard("{ArrowLeft}");
  await expect.element(choice("郵便番号：任意")).toBeChecked();
});

test("on a phone a name stands above its choices, in the whole width", async () => {
  const { screen } = await renderPart(<Columns />);
  const boxOf = (element: Element | undefined) => element?.getBoundingClientRect();
  const name = screen.getByText("郵便番号");
  await expect.element(name).toBeVisible();
  const [first, last] = ["不要", "必須"].map((choice) =>
    boxOf(screen.getByRole("radio", { name: `郵便番号：${choice}` }).element()),
  );
  const box = boxOf(name.element());
  expect(first?.top).toBeGreaterThanOrEqual(box?.bottom ?? 0);
  expect(box?.left).toBeLessThan(first?.left ?? 0);
  expect(box?.right).toBeGreaterThan(last?.right ?? 0);
});
