import { expect, test, vi } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { MentionText } from "./mention-text.tsx";
import { RichText } from "./rich-text.tsx";

const names = { 64: "森山 <b>直人</b>" };

test.each([
  [
    "rich",
    (open: (id: number) => void) => <RichText html="<p>@{64}さん</p>" names={names} onMention={open} />,
  ],
  ["plain", (open: (id: number) => void) => <MentionText text="@{64}さん" names={names} onMention={open} />],
])("in %s text the name of somebody mentioned opens who it is, written as they wrote it", async (_, draw) => {
  const open = vi.fn();
  const { screen } = await renderPart(draw(open));
  await screen.getByRole("button", { name: "@森山 <b>直人</b>" }).click();
  expect(open).toHaveBeenCalledWith(64);
});

test("who has left opens nothing, and no id shows", async () => {
  const { screen } = await renderPart(
    <RichText
      html='<p>@{7}さん <a href="https://example.com/@{64}">ここ</a></p>'
      names={names}
      onMention={() => {}}
    />,
  );
  await expect.element(screen.getByText("@…")).toBeVisible();
  await expect.element(screen.getByRole("button")).not.toBeInTheDocument();
  await expect.element(screen.getByRole("link")).toHaveAttribute("href", "https://example.com/@{64}");
});
