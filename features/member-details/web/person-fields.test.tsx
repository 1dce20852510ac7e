import { useState } from "react";
import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { prepareDetails } from "../contract/details.ts";
import { defaultForm } from "../contract/form.ts";
import { PersonFields } from "./person-fields.tsx";

function Person() {
  const [values, setValues] = useState(() => prepareDetails({}, defaultForm));
  return (
    <PersonFields
      values={values}
      errors={{}}
      set={(changes) => setValues((old) => ({ ...old, ...changes }))}
      markVisited={() => {}}
      form={defaultForm}
    />
  );
}

test("the display name is the name, until somebody types another one", async () => {
  const { screen } = await renderPart(<Person />);
  const field = (name: RegExp) => screen.getByRole("textbox", { name });
  const shown = field(/^表示名/);
  await field(/^姓\s*必須$/).fill("岡本");
  await field(/^名\s*必須$/).fill("晴美");
  await expect.element(shown).toHaveValue("岡本 晴美");
  await shown.fill("はるみん");
  await field(/^姓\s*必須$/).fill("岡村");
  await expect.element(shown).toHaveValue("はるみん");
});
