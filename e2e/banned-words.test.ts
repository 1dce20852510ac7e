import { homeOf } from "./as-person.ts";
import { composerOn } from "./composer.ts";
import { anySize, expect, expectAccessible, test } from "./journey.ts";

test("an operator bans a word after trying it, and whoever writes it is told in the field before sending", async ({
  journey,
}) => {
  test.skip(journey.isPhone, anySize);
  // Nobody else writes this word.
  const word = `ぽたるん${"あいうえ"[test.info().retry] ?? ""}`;
  const written = `きょうは ${[...word.replaceAll("ぽたるん", "ポタルン")].join(" ")} でした`;
  const operator = await journey.as("unei");
  await operator.goto("/operator/banned_words");
  const attempt = async (outcome: string) => {
    await operator.getByRole("button", { name: "文章で試す" }).click();
    const trial = operator.getByRole("dialog", { name: "文章で試す" });
    await trial.getByRole("textbox", { name: /文章/ }).fill(written);
    await expect(trial.getByRole("region", { name: "結果" })).toContainText(outcome);
    await expectAccessible(operator);
    await trial.getByRole("button", { name: "閉じる" }).first().click();
    await expect(trial).toHaveCount(0);
  };
  await attempt("禁止語は見つかりませんでした。");
  await operator.getByRole("button", { name: "言葉を登録" }).click();
  const adding = operator.getByRole("dialog", { name: "言葉を登録" });
  await adding.getByRole("textbox", { name: /言葉/ }).fill(word);
  await adding.getByRole("button", { name: "登録する" }).click();
  await expect(operator.getByText("1語を登録しました")).toBeVisible();
  await attempt(`禁止：${word}`);

  const writer = await journey.as("hanako");
  await writer.goto(homeOf("hanako"));
  const composer = composerOn(writer);
  await composer.open();
  await composer.title.fill(written);
  await expect(composer.title).toHaveAccessibleDescription(/は使えません。別の言葉に言い換えてください。/);
  await expect(composer.title, "nothing is taken away").toHaveValue(written);
  await expectAccessible(writer);
  await composer.title.fill("きょうの報告");
  await expect(composer.title).not.toHaveAccessibleDescription(/は使えません/);

  await operator.getByRole("searchbox").fill(word);
  await operator.getByRole("searchbox").press("Enter");
  const row = operator.getByRole("row").filter({ hasText: word });
  await row.getByRole("button", { name: /操作/ }).click();
  await operator.getByRole("menuitem", { name: "削除する…" }).click();
  await operator.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect(operator.getByText(`「${word}」を削除しました`)).toBeVisible();
});
