import { expect, test } from "vitest";
import { listCommunities } from "#features/communities/contract/calls.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { employeeForm } from "../contract/account-profile.ts";
import { showOwnAccount } from "../contract/calls.ts";
import AccountProfileScreen from "./account-profile-screen.tsx";

const account = {
  community_id: 2,
  employee_user_id: 3,
  alumni_user_id: null,
  profile: {
    display_name: "佐藤 花子",
    image_url: null,
    family_name: "佐藤",
    given_name: "花子",
    updated_at: "2026-11-01T00:00:00.000Z",
  },
  form: employeeForm,
};

const showAccount = async (communities: readonly { id: number; can_enter: boolean }[]) => {
  const server = answerCalls();
  server.to(showOwnAccount.alumnus, filled(showOwnAccount.alumnus, { data: account }));
  server.to(listCommunities, filled(listCommunities, { data: { records: communities } }));
  const { screen } = await renderPart(<AccountProfileScreen />);
  await expect.element(screen.getByRole("textbox", { name: /^姓\s*必須$/ })).toBeVisible();
  return screen;
};

test("the account has no second place for the photo, and leads to the profile visited last", async () => {
  const screen = await showAccount([
    { id: 1, can_enter: true },
    { id: 2, can_enter: true },
  ]);
  const link = screen.getByRole("link", { name: "写真・表示名・自己紹介は、プロフィールで編集する" });
  await expect.element(link).toHaveAttribute("href", "/alumni/communities/2/account/profile/setting");
  await expect.element(screen.getByRole("button", { name: "写真を選ぶ" })).not.toBeInTheDocument();
});

test("who takes part in no community finds the photo with the account, since there is no profile", async () => {
  const screen = await showAccount([{ id: 2, can_enter: false }]);
  await expect.element(screen.getByRole("button", { name: "写真を選ぶ" })).toBeVisible();
});
