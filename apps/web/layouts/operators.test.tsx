import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import {
  listOperatedCommunities,
  showOperatedCommunity,
  suspendCommunity,
} from "#features/operator-communities/contract/calls.ts";
import { showCommunityPartner } from "#features/operator-communities/contract/partner-calls.ts";
import { listOperatorInquiries } from "#features/operator-inquiries/contract/calls.ts";
import { listOperators, showOwnOperator } from "#features/operators/contract/calls.ts";
import { checkOperatorLink, setUpOperator } from "#features/operators/contract/set-up-calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { roomName } from "#kit/contract/live.ts";
import { readStoredSession } from "#kit/web/session/stored-session.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused } from "#kit/web/testing/answers.test-helper.ts";
import { live } from "#kit/web/testing/live.test-helper.ts";
import { AOBA, answerAsAoba } from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram, PHONE } from "../testing/program.test-helper.tsx";

const own = {
  id: 9,
  name: "縁 運営",
  email: "unei@example.jp",
  language: "ja",
  color_scheme: "system",
} as const;
const listed = {
  id: 3,
  name: "桜アルムナイ",
  corporation_name: "桜商会",
  state: "invited",
  contractor: "桜井 咲",
  plan: "ライト",
  members: 0,
  member_limit: 50,
  renewal_date: null,
  is_daiko: false,
  is_private: false,
  created_at: "2026-11-01T00:00:00.000Z",
} as const;
const detail = {
  id: 3,
  name: "桜アルムナイ",
  corporation_name: "桜商会",
  state: "invited",
  created_at: "2026-11-01T00:00:00.000Z",
  suspended_at: null,
  members: { alumni: 40, employees: 20 },
  contractor: {
    name: "桜井 咲",
    email: "sakura@example.jp",
    has_joined: false,
    invited_at: "2026-11-01T00:00:00.000Z",
    expires_at: "2026-11-15T00:00:00.000Z",
  },
  contract: {
    plan: "ライト",
    member_limit: 100,
    renewal_date: "2027-03-31",
    options: [],
    purchased_points: 0,
    version: "2026-11-01T00:00:00.000Z",
  },
  access: {
    is_private: false,
    is_daiko: false,
    community_site_available: false,
    ip_allow_list: [],
    version: "1",
  },
} as const;
const partner = {
  enabled: false,
  prefix: "",
  issuer: "",
  client_id: "",
  has_secret: false,
  redirect_uri: "https://enishi.example.jp/api/partner/3/callback",
  linked: 0,
  is_from_settings: false,
  updated_at: null,
  version: "-",
} as const;
function answerAsOperator() {
  const server = answerCalls();
  server.to(showOwnOperator, { data: own });
  server.to(listOperatorInquiries.count, { total_records: 3 });
  server.to(listOperatedCommunities, pageOf([listed]));
  server.to(listOperators, pageOf([]));
  server.to(showOperatedCommunity, { data: detail }, { community_id: 3 });
  server.to(showCommunityPartner, { data: partner }, { community_id: 3 });
  return server;
}

test.each([[PHONE], [DESKTOP]])("the operators' console begins with all communities (%s)", async (size) => {
  answerAsOperator();
  const { screen, router } = await openProgram("/operator", { size });
  await expect.element(screen.getByRole("heading", { name: "コミュニティ", level: 1 })).toBeVisible();
  expect(router.state.location.pathname).toBe("/operator/communities");
  await expect.element(screen.getByRole("link", { name: "桜アルムナイ" })).toBeVisible();
});

test("the menu says how many inquiries nobody has answered", async () => {
  answerAsOperator();
  const { screen } = await openProgram("/operator", { size: DESKTOP });
  await expect.element(screen.getByRole("link", { name: /^お問い合わせ.*未回答 3件$/ })).toBeVisible();
});

test("somebody without a session of an operator is led to the operators' own login, which names its way back", async () => {
  answerCalls();
  const { screen, router } = await openProgram("/operator/operators", { guest: true });
  await expect.element(screen.getByRole("heading", { name: "運営者のログイン" })).toBeVisible();
  expect(router.state.location.pathname).toBe("/operator/login");
  await expect.element(screen.getByText(/npm run operator -- invite/)).toBeVisible();
  expect(screen.getByRole("link", { name: /パスワードをお忘れ/ }).query()).toBeNull();
});

test("the login of an operator goes on with the second factor, and opens nothing before", async () => {
  const server = answerCalls();
  server.to(signIn.operator, { data: { second_factor: true } });
  const { screen } = await openProgram("/operator/login", { guest: true });
  await screen.getByRole("textbox", { name: "メールアドレス" }).fill("unei@example.jp");
  await screen.getByLabelText("パスワード", { exact: true }).fill("Kiku-no-hana-9");
  await screen.getByRole("button", { name: "ログインする" }).click();
  await expect.element(screen.getByRole("heading", { name: "二段階認証" })).toBeVisible();
  expect(readStoredSession("operator")).toBeNull();
});

test.each([
  ["ERROR_OPERATOR_LINK_USED", /既に使われています/],
  ["ERROR_OPERATOR_LINK_EXPIRED", /有効期限/],
  ["ERROR_OPERATOR_LINK_CLOSED", /最初の運営者は、既に設定されています/],
  ["ERROR_OPERATOR_LINK_UNKNOWN", /正しくありません/],
])("a link that is refused as %s says why and what to do", async (code, reason) => {
  answerCalls().to(checkOperatorLink, () => refused(400, code));
  const { screen } = await openProgram("/operator/set_up?token=t", { guest: true });
  await expect.element(screen.getByRole("heading", { name: "このリンクは使えません" })).toBeVisible();
  await expect.element(screen.getByText(reason)).toBeVisible();
  await expect.element(screen.getByText(/npm run operator -- invite/)).toBeVisible();
  await expect.element(screen.getByRole("link", { name: "ログイン画面へ" })).toBeVisible();
});

test("the first operator types an address, a password and a code, saves the recovery codes and is in the console", async () => {
  const server = answerAsOperator();
  const app = {
    secret: "ABCDEFGHIJKLMNOP",
    uri: "otpauth://totp/Enishi?secret=ABCDEFGHIJKLMNOP",
    ticket: "sealed",
  };
  server.to(checkOperatorLink, {
    data: { email: null, language: "ja", family_name: "", given_name: "", app },
  });
  server.to(setUpOperator, {
    data: { uid: 9, expiry: new Date(Date.now() + 3_600_000).toISOString(), language: "ja" },
    recovery_codes: ["aaaaa-bbbbb-ccccc"],
  });
  const { screen, router } = await openProgram("/operator/set_up?token=t", { guest: true });
  await screen.getByRole("textbox", { name: /^メールアドレス/ }).fill("unei@example.jp");
  await screen.getByRole("textbox", { name: /^姓/ }).fill("縁");
  await screen.getByRole("textbox", { name: /^名/ }).fill("運営");
  await screen.getByRole("textbox", { name: /^パスワード 必須/ }).fill("Kiku-no-hana-9");
  await screen.getByRole("textbox", { name: /^パスワード（確認）/ }).fill("Kiku-no-hana-9");
  await screen.getByRole("textbox", { name: /6桁のコード/ }).fill("123456");
  await screen.getByRole("button", { name: "設定してログインする" }).click();
  await expect.element(screen.getByText("aaaaa-bbbbb-ccccc")).toBeVisible();
  expect(server.asked.at(-1)?.body).toMatchObject({ token: "t", email: "unei@example.jp", ticket: "sealed" });
  await screen.getByRole("dialog").getByRole("button", { name: /保存/ }).last().click();
  await expect.poll(() => router.state.location.pathname).toBe("/operator/communities");
});

test("a limit below the present members is said before it is saved, and suspending asks for a reason", async () => {
  const server = answerAsOperator();
  server.to(suspendCommunity, { data: { ...detail, state: "suspended" } }, { community_id: 3 });
  const { screen } = await openProgram("/operator/communities/3", { size: DESKTOP });
  await expect.element(screen.getByRole("heading", { name: "桜アルムナイ", level: 1 })).toBeVisible();
  await screen.getByRole("textbox", { name: /^登録人数の上限/ }).fill("10");
  await expect.element(screen.getByText(/現在の60名より少ない上限です/)).toBeVisible();
  await screen.getByRole("button", { name: "利用を停止する…" }).click();
  const dialog = screen.getByRole("dialog");
  await dialog.getByRole("button", { name: "利用を停止する" }).click();
  await expect
    .element(dialog.getByRole("textbox", { name: /^理由/ }))
    .toHaveAttribute("aria-invalid", "true");
  await dialog.getByRole("textbox", { name: /^理由/ }).fill("ご契約の確認のため");
  await dialog.getByRole("button", { name: "利用を停止する" }).click();
  await expect.poll(() => server.asked.some(({ path }) => path.endsWith("/suspension"))).toBe(true);
  await userEvent.keyboard("{Escape}");
});

test("whoever is in a community when it is suspended is shown a page that says so, without doing anything", async () => {
  const server = answerAsAoba({});
  const { screen } = await openProgram(`/alumni/communities/${AOBA}`);
  const room = roomName(COMMUNITY_ROOM, AOBA);
  await expect.poll(() => live.isIn(room)).toBe(true);
  server.to(showCommunity, refused(403, "ERROR_COMMUNITY_SUSPENDED"), { id: AOBA });
  live.close(room);
  await expect
    .element(screen.getByRole("heading", { name: "コミュニティの利用が停止されています" }))
    .toBeVisible();
  await expect.element(screen.getByRole("link", { name: "コミュニティの選択へ" })).toBeVisible();
});
