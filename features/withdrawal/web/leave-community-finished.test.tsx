import { expect, test } from "vitest";
import { answerAsAoba } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";

test.each(["alumni", "community"])(
  "whoever has left a community is told so at an address that is no community's, in the area %s (R496)",
  async (area) => {
    answerAsAoba();
    const { screen } = await openProgram(`/${area}/communities/leave_community_finished`, { guest: true });
    const name = "コミュニティを退会しました";
    await expect.element(screen.getByRole("heading", { level: 1, name })).toBeVisible();
  },
);
