import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { readDraft } from "./draft-store.ts";
import { useDraft } from "./use-draft.ts";

function Words() {
  const { draft, change } = useDraft("words", "");
  return <input aria-label="words" value={draft} onChange={({ target }) => change(target.value)} />;
}

test("the last letters are kept before the next page begins to read them", async () => {
  const { screen } = await renderPart(<Words />);
  const field = screen.getByRole("textbox", { name: "words" });
  await field.fill("釣り");
  await field.fill("釣りが好き");
  dispatchEvent(new Event("beforeunload"));
  expect(await readDraft("words")).toBe("釣りが好き");
});
