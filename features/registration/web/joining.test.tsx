import { describe, expect, onTestFinished, test } from "vitest";
import { page } from "vitest/browser";
import { AOBA, answerAsAoba, community } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { defaultForm } from "#features/member-details/contract/form.ts";
import { inSlots } from "#features/member-details/contract/slots.ts";
import { showCommunityTerms } from "#features/terms/contract/calls.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { lobbyPath } from "#kit/web/session/area.ts";
import { filled } from "#kit/web/testing/answer-builders.test-helper.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { checkRegisteredHere, joinCommunity, showInvitedCommunity } from "../contract/calls.ts";
import { endJoining } from "./joining-draft.ts";
import { keepValues } from "./registration-draft.ts";
import { errorLink, joiningLink } from "./registration-links.ts";

const CODE = "7K3M-Q9WX";
const email = "hanako@example.jp";
const alumnus = { email, display_name: "はな", family_name: "佐藤", given_name: "花子" };
const { id, name, image_url, profile_image_url, theme } = community;
const inviting = {
  ...{ id, name, image_url, profile_image_url, theme },
  corporation_name: "青葉製作所",
  description: "",
  invited_by: null,
  approve_alumni_by_hand: false,
};
const columns = {
  ...defaultForm,
  columns: { ...defaultForm.columns, corporation_start_period: 0, corporation_end_period: 0 },
};

async function open(guest = false) {
  onTestFinished(endJoining);
  const server = answerAsAoba();
  const invited = {
    alumni_community_information: inviting,
    registration_columns: inSlots(columns as typeof defaultForm),
    turned_over: null,
    alumnus: guest ? null : alumnus,
  };
  server.to(showInvitedCommunity, filled(showInvitedCommunity, invited), { x: CODE });
  const terms = { version: 1, content: "規約", created_at: "2026-01-01T00:00:00.000Z" };
  server.to(showCommunityTerms, filled(showCommunityTerms, { data: terms }), {
    id: AOBA,
    document: "alumni",
  });
  server.to(
    checkRegisteredHere,
    { data: { registered: false } },
    {
      id: AOBA,
      x: email,
    },
  );
  return { server, ...(await openProgram(joiningLink(CODE), { guest })) };
}

const press = (button: string) => page.getByRole("button", { name: button, exact: true }).click();

async function fillIn() {
  await expect.element(page.getByText("佐藤 花子")).toBeVisible();
  await page.getByRole("checkbox", { name: /会員規約に同意します/ }).click();
  await press("入力内容を確認する");
  await expect.element(page.getByRole("heading", { level: 1, name: "入力内容の確認" })).toBeVisible();
}

test("whoever has an account says only what is new, sees it once more and is in (R096)", async () => {
  const { server } = await open();
  await press("入力内容を確認する");
  await expect
    .element(page.getByRole("checkbox", { name: /会員規約に同意します/ }))
    .toHaveAttribute("aria-invalid", "true");
  await fillIn();
  server.to(joinCommunity, () => refused(503, "ERROR_UNAVAILABLE"), { id: AOBA });
  await press("参加する");
  await expect.element(page.getByRole("alert").first()).toBeVisible();
  const joined = { community: { id, name, image_url, profile_image_url, theme }, under_review: false };
  server.to(joinCommunity, { data: joined }, { id: AOBA });
  await press("参加する");
  await expect
    .element(page.getByRole("heading", { level: 1, name: "参加の手続きが完了しました" }))
    .toBeVisible();
});

test("a name that is refused leads back to its field; a full community to the page that says so", async () => {
  const { server, router } = await open();
  await fillIn();
  const fault = { message_code: "BANNED_WORD", field: "display_name", params: { words: "ひどい" } };
  server.to(joinCommunity, () => refused(400, "ERROR_INVALID_PARAMS", [fault]), { id: AOBA });
  await press("参加する");
  await expect
    .element(page.getByRole("textbox", { name: /表示名/ }))
    .toHaveAccessibleDescription(/「ひどい」は使えません/);
  await page.getByRole("textbox", { name: /表示名/ }).fill("はなこ");
  await press("入力内容を確認する");
  server.to(joinCommunity, () => refused(400, "VALIDATE_NUMBER_OF_USERS"), { id: AOBA });
  await press("参加する");
  await expect.poll(() => router.state.location.pathname).toBe(linkTo("/alumni/register_alumnus_error"));
  await expect.element(page.getByText(/人数の上限に達しています/)).toBeVisible();
});

test("a confirmation before anything has been typed leads to where it is; a guest to the login", async () => {
  const { router } = await open();
  await router.navigate(`${linkTo("/alumni/register_alumnus_community_confirm")}?invited_code=${CODE}`);
  await expect.poll(() => router.state.location.pathname).toBe(linkTo("/alumni/register_alumnus_community"));
});

test("a guest is led to the login, and from there back to the invitation", async () => {
  const { router } = await open(true);
  await expect.poll(() => router.state.location.pathname).toBe("/alumni/login");
  expect(new URLSearchParams(router.state.location.search).get("redirect")).toBe(joiningLink(CODE));
});

test("whoever logs in on the way from an invitation still sees who invites; elsewhere nobody does", async () => {
  const { router } = await open(true);
  await router.navigate(linkTo("/alumni/invited_communities/alumni/:key", { key: CODE }));
  await page.getByRole("link", { name: "ログインして参加する" }).click();
  await expect
    .element(page.getByRole("heading", { level: 1, name: "アルムナイの方のログイン" }))
    .toBeVisible();
  await expect.element(page.getByText(name)).toBeVisible();
  const accent = () => document.documentElement.style.getPropertyValue("--accent-3");
  expect(accent()).toBe(theme.shades[3]);
  await router.navigate("/alumni/login");
  await expect.element(page.getByText(name)).not.toBeInTheDocument();
  expect(accent()).toBe("");
});

test("a login on the way into another community does not show who has invited before", async () => {
  const { router } = await open(true);
  await router.navigate(linkTo("/alumni/invited_communities/alumni/:key", { key: CODE }));
  await expect.element(page.getByRole("link", { name: "ログインして参加する" })).toBeVisible();
  await router.navigate(joiningLink("9WXQ-M3K7"));
  await expect
    .element(page.getByRole("heading", { level: 1, name: "アルムナイの方のログイン" }))
    .toBeVisible();
  await expect.element(page.getByText(name)).not.toBeInTheDocument();
});

describe("whoever has joined already", () => {
  const openAs = async (state: string, path: string) => {
    const server = answerAsAoba();
    const fault = { message_code: "ERROR_PARTICIPATED", params: { community_id: AOBA, state } };
    server.to(showInvitedCommunity, () => refused(400, "ERROR_PARTICIPATED", [fault]), { x: CODE });
    return openProgram(path);
  };

  test("is in the community after a login on the way to joining it", async () => {
    const { router } = await openAs("participating", joiningLink(CODE));
    await expect
      .poll(() => router.state.location.pathname)
      .toBe(linkTo("/:area/communities/:id", { area: "alumni", id: AOBA }));
  });

  test("is led to the lobby while the application waits", async () => {
    const { router } = await openAs("under_review", joiningLink(CODE));
    await expect.poll(() => router.state.location.pathname).toBe(lobbyPath("alumni"));
  });

  test("comes into the community by typing its code", async () => {
    const { router } = await openAs(
      "participating",
      linkTo("/alumni/invited_communities/alumni/:key", { key: "" }),
    );
    await page.getByRole("textbox", { name: "招待コード" }).fill(CODE);
    await press("招待を確認する");
    await expect
      .poll(() => router.state.location.pathname)
      .toBe(linkTo("/:area/communities/:id", { area: "alumni", id: AOBA }));
  });

  test.each([
    ["participating", "このコミュニティには既に参加しています。", "コミュニティを開く"],
    ["under_review", /既に申し込んでいます/, "コミュニティの選択へ"],
  ])("reads so at the invitation and is not asked to log in (%s)", async (state, words, next) => {
    await openAs(state, linkTo("/alumni/invited_communities/alumni/:key", { key: CODE }));
    await expect.element(page.getByText(words)).toBeVisible();
    await expect.element(page.getByRole("link", { name: next })).toBeVisible();
  });
});

test.each([
  ["ERROR_PARTICIPATED", /既に登録されています/, "ログインする"],
  ["VALIDATE_NUMBER_OF_USERS", /人数の上限に達しています/, "招待コードを入力する"],
  ["INVALID_URL_ERROR", /招待URLまたは招待コードが正しくない/, "招待コードを入力する"],
  ["NOBODY_KNOWS", /登録できませんでした。もう一度/, "招待コードを入力する"],
])(
  "a registration that ends with %s says why and offers the next step (R276–R278)",
  async (code, why, next) => {
    answerAsAoba();
    await openProgram(errorLink(code), { guest: true });
    await expect.element(page.getByText(why)).toBeVisible();
    await expect.element(page.getByRole("link", { name: next })).toBeVisible();
  },
);

test.each([
  [true, `${email} に、登録を完了するためのメールをお送りしました。`],
  [false, "ご入力のメールアドレスに、登録を完了するためのメールをお送りしました。"],
])("after registering, the address is named where it is still known: %s", async (isKnown, words) => {
  answerAsAoba();
  if (isKnown) keepValues({ invited_code: CODE, community: inviting, values: { email } });
  await openProgram(linkTo("/alumni/register_alumnus_mailed"), { guest: true });
  await expect.element(page.getByText(words)).toBeVisible();
  await expect
    .poll(() => page.getByRole("link", { name: "もう一度入力する" }).query() !== null)
    .toBe(isKnown);
  await expect
    .element(page.getByRole("button", { name: /^メールをもう一度送る（あと\d+秒）/ }))
    .toBeDisabled();
});
