import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import FinishedScreen from "./finished-screen.tsx";

const community = {
  id: 1,
  name: "青葉製作所アルムナイ",
  image_url: null,
  profile_image_url: null,
  theme: { shades: Array.from({ length: 10 }, () => "#0b7285"), on_accent: "#ffffff" },
};

test.each([
  ["just registered", true],
  ["joined with the account they had", false],
])("an employee who has %s is led straight into the community", async (_, isNew) => {
  const path = "/finished";
  const { screen, router } = await renderPart(<FinishedScreen />, { path });
  await router.navigate(path, { state: { community, isNew } });
  await screen.getByRole("link", { name: "コミュニティを開く" }).click();
  await expect.poll(() => router.state.location.pathname).toBe("/community/communities/1");
});
