import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { EmailAddress } from "./email-address.tsx";

/** Returns the text of each visual line. */
function linesOf(element: Element): string[] {
  const lines = new Map<number, string>();
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode())
    for (const [at, sign] of [...(node.textContent ?? "")].entries()) {
      const range = document.createRange();
      range.setStart(node, at);
      range.setEnd(node, at + 1);
      const { top } = range.getBoundingClientRect();
      lines.set(top, `${lines.get(top) ?? ""}${sign}`);
    }
  return [...lines.values()];
}

const draw = async (address: string, width: string) => {
  const { screen } = await renderPart(
    <p style={{ width, font: "16px monospace" }}>
      <EmailAddress address={address} />
    </p>,
  );
  const drawn = screen.getByText(address, { exact: true });
  await expect.element(drawn).toBeVisible();
  return linesOf(drawn.element());
};

test.each([
  ["21ch", ["hanako-sato.aoba@", "mail.aoba-seisaku.jp"]],
  ["16ch", ["hanako-sato.", "aoba@mail.", "aoba-seisaku.jp"]],
  ["60ch", ["hanako-sato.aoba@mail.aoba-seisaku.jp"]],
])("an address in a column of %s breaks after its @ and its dots alone", async (width, lines) => {
  expect(await draw("hanako-sato.aoba@mail.aoba-seisaku.jp", width)).toEqual(lines);
});

test("a part longer than the column breaks rather than stand out of it", async () => {
  const lines = await draw(`${"a".repeat(64)}@aoba.example`, "16ch");
  expect(Math.max(...lines.map((line) => line.length))).toBeLessThanOrEqual(16);
});
