import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { CountedFields } from "./only-field.tsx";
import { TextField } from "./text-field.tsx";

const typed = { value: "", onChange: () => {} };

test("the only field of a form is not marked as required, since nobody asks; one of several is", async () => {
  const draw = async (isLong: boolean) => {
    const { screen } = await renderPart(
      <CountedFields>
        <TextField {...typed} label="メールアドレス" required />
        {isLong && <TextField {...typed} label="ひとこと" />}
      </CountedFields>,
    );
    const field = screen.getByRole("textbox", { name: /^メールアドレス/ });
    await expect.element(field).toHaveAttribute("aria-required", "true");
    return { screen, field };
  };
  const { screen, field } = await draw(false);
  await expect.element(field).toHaveAccessibleName("メールアドレス");
  await screen.unmount();
  await expect.element((await draw(true)).field).toHaveAccessibleName("メールアドレス 必須");
});
