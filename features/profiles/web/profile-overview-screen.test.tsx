import { expect, test } from "vitest";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { showOwnAccount } from "../contract/calls.ts";
import ProfileOverviewScreen from "./profile-overview-screen.tsx";

test("communities that could not be read say so and can be asked for again", async () => {
  const server = answerCalls();
  server.to(showOwnAccount.alumnus, () => new Promise(() => {}));
  server.to(listCommunities, () => refused(500, "ERROR_UNEXPECTED"));
  const { screen } = await renderPart(<ProfileOverviewScreen />);
  const again = screen.getByRole("button", { name: "もう一度読み込む" });
  await expect.element(again).toBeVisible();
  server.to(listCommunities, filled(listCommunities, { data: { records: [] } }));
  await again.click();
  await expect.element(screen.getByText("設定できるコミュニティはまだありません。")).toBeVisible();
});
