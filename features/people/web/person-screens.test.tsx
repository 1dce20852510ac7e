import { expect, test } from "vitest";
import { page } from "vitest/browser";
import { listManagementFlags } from "#features/management-flags/contract/calls.ts";
import { showRegistrationColumns } from "#features/member-details/contract/calls.ts";
import { answerFields, textFields } from "#features/member-details/contract/details.ts";
import { defaultForm } from "#features/member-details/contract/form.ts";
import { listOccupations } from "#features/occupations/contract/calls.ts";
import { filled, pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls, refused, type SentCall } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { withdrawPeople } from "../contract/acts.ts";
import { flagPeople } from "../contract/flag-people.ts";
import { listPeople } from "../contract/list-people.ts";
import {
  editPerson,
  type PersonProfile,
  type PersonView,
  personParams,
  showPerson,
  showPersonProfile,
} from "../contract/person.ts";
import {
  listPersonConsents,
  listPersonEvents,
  listPersonGroups,
  listPersonPosts,
} from "../contract/person-life.ts";
import AlumnusScreen from "./alumnus-screen.tsx";

const ID = 41;
const params = personParams(1, ID);
const HOME = "/community/communities/1/alumnus";
const seen = "2026-11-20T03:04:05.000Z";

const person = {
  ...Object.fromEntries([...textFields, ...answerFields].map((field) => [field, ""])),
  id: ID,
  kind: "alumnus",
  management_no: 7,
  family_name: "佐藤",
  given_name: "花子",
  family_name_kana: "サトウ",
  given_name_kana: "ハナコ",
  kana: "サトウ ハナコ",
  display_name: "はな",
  birthday: "1990-01-01",
  email: "hanako@example.jp",
  mail_returned_since: null,
  status: "paused",
  is_turned_over: false,
  office: null,
  posting_blocked: false,
  employee_id: null,
  department_name: null,
  zipcode_judgment: false,
  address_1: null,
  job_type_parent_id: null,
  job_type_child_id: null,
  joined_at: "2026-02-01T00:00:00.000Z",
  applied_at: "2026-01-31T00:00:00.000Z",
  withdrawn_at: null,
  last_visited_on: null,
  updated_at: seen,
  image_url: null,
  flags: ["a"],
  invited_by: null,
  additional_information: [],
  last_change: null,
  abilities: { edit: true, edit_account: true, edit_names: true },
} as unknown as PersonView;

const profile: PersonProfile = {
  introduction: "山が好きです",
  is_profile_public: true,
  posts: 1,
  comments: 4,
  groups: 1,
  states: [{ at: seen, by: "田中 美咲", state: "paused" }],
};

const post = {
  id: 5,
  content_type: 1,
  title: "同窓会",
  published: false,
  comment_count: 2,
  like_count: 3,
  created_at: seen,
};
/** More than a page needs a cursor. */
const onTwoPages = ({ query }: SentCall) =>
  query.get("cursor") === "more"
    ? pageOf([{ ...post, id: 4, title: "昨年の同窓会" }], { next_cursor: null })
    : pageOf([post], { next_cursor: "more" });
const group = { id: 6, name: "山の会", is_invitation_only: true, joined: false, since: seen };
const consent = { id: 7, document: "alumni", version: 1, current: 2, agreed_at: seen } as const;
const event = {
  id: 9,
  at: seen,
  act: "pauseAlumni",
  by: "田中 美咲",
  changes: { state: ["participating", "paused"] },
  reason: null,
} as const;

/** Opens the page with these answers. */
async function open(tab: string, more: Partial<PersonView> = {}, around: Partial<PersonProfile> = {}) {
  const server = answerCalls();
  const answer = (later: Partial<PersonView> = {}) =>
    server.to(showPerson.alumnus, { data: { ...person, ...more, ...later } }, params);
  answer();
  server.to(showPersonProfile, { profile: { ...profile, ...around } }, params);
  server.to(listPersonPosts, onTwoPages, params);
  server.to(listPersonGroups, pageOf([group], { next_cursor: null }), params);
  server.to(listPersonConsents, pageOf([consent], { next_cursor: null }), params);
  server.to(listPersonEvents, pageOf([event], { next_cursor: null }), params);
  server.to(showRegistrationColumns, { data: defaultForm }, params);
  server.to(listOccupations, { data: [] });
  server.to(
    listManagementFlags,
    filled(listManagementFlags, pageOf([{ id: 1, slot: "a", name: "役員", people: 3 }])),
    params,
  );
  const rows = [40, ID, 42].map((id) => ({ ...person, id, management_no: id - 34 }));
  server.to(
    listPeople.alumnus,
    filled(listPeople.alumnus, { data: { listCommunityAlumnus: rows }, total_records: 3, total_pages: 1 }),
    params,
  );
  const { screen, router } = await renderPart(<AlumnusScreen />, {
    path: "/community/communities/:id/alumnus/:idAlumni/edit",
    at: `${HOME}/${ID}/edit?management_no=desc&status=paused&tab=${tab}`,
  });
  return { server, screen, router, answer };
}
const region = (name: string) => page.getByRole("region", { name });
const edit = page.getByRole("button", { name: "編集する" });

test("the head says who it is and how they stand, the way back keeps the list's filters", async () => {
  await open("overview");
  await expect.element(page.getByRole("heading", { name: "佐藤 花子 サトウ ハナコ" })).toBeVisible();
  await expect.element(page.getByText("管理番号 7", { exact: true })).toBeVisible();
  await expect.element(page.getByText("役員").first()).toBeVisible();
  await expect.element(page.getByText("2 / 3")).toBeVisible();
  await expect
    .element(
      region("自己紹介")
        .getByText(/山が好きです/)
        .first(),
    )
    .toBeVisible();
  await expect
    .element(page.getByRole("link", { name: "アルムナイ", exact: true }))
    .toHaveAttribute("href", `${HOME}?management_no=desc&status=paused`);
});

test.each([
  ["posts", "link", "同窓会", "/community/communities/1/user_posts?post=5"],
  ["chats", "link", "チャットの一覧を開く", `${HOME}/7/chat-list`],
] as const)("under %s stands the way to them", async (tab, role, name, href) => {
  await open(tab);
  await expect.element(page.getByRole(role, { name })).toHaveAttribute("href", href);
});

test("what does not fit on a page goes on at its foot", async () => {
  const { server } = await open("posts");
  await expect.element(page.getByRole("link", { name: "昨年の同窓会" })).toBeVisible();
  expect(page.getByRole("listitem").elements()).toHaveLength(2);
  expect(server.asked.map(({ query }) => query.get("cursor"))).toContain("more");
});

test("groups and consents are told with what is open about them", async () => {
  const { router } = await open("groups");
  await expect
    .element(
      page
        .getByRole("listitem")
        .getByText(/山の会/)
        .first(),
    )
    .toBeVisible();
  await expect
    .element(
      page
        .getByRole("listitem")
        .getByText(/招待中/)
        .first(),
    )
    .toBeVisible();
  await page.getByRole("link", { name: "同意" }).click();
  await expect
    .element(
      page
        .getByRole("listitem")
        .getByText(/会員規約 第1版/)
        .first(),
    )
    .toBeVisible();
  await expect
    .element(
      page
        .getByRole("listitem")
        .getByText(/最新は第2版/)
        .first(),
    )
    .toBeVisible();
  expect(router.state.location.search).toBe("?management_no=desc&status=paused&tab=consents");
});

test("the history says how they came to stand so, by whom, to the second, and whether mail comes back (R484)", async () => {
  await open("history", { mail_returned_since: seen });
  await expect
    .element(
      region("状態の履歴")
        .getByText(/「一時停止中」に変更 · 田中 美咲さん/)
        .first(),
    )
    .toBeVisible();
  await expect.element(region("状態の履歴").getByText(/参加/).first()).toBeVisible();
  for (const part of ["状態の履歴", "管理者が行ったこと"])
    await expect.element(region(part).getByText("2026/11/20 12:04:05").first()).toBeVisible();
  await expect
    .element(
      region("管理者が行ったこと")
        .getByText(/アルムナイを一時停止/)
        .first(),
    )
    .toBeVisible();
  await expect
    .element(
      region("管理者が行ったこと")
        .getByText(/参加中 → 一時停止中/)
        .first(),
    )
    .toBeVisible();
  await expect
    .element(
      region("メールの不達")
        .getByText(/2026\/11\/20からメールが届いていません/)
        .first(),
    )
    .toBeVisible();
});

test("whoever is paused can be resumed, and not be paused again", async () => {
  await open("overview");
  await page.getByRole("button", { name: "その他の操作" }).click();
  await expect.element(page.getByRole("menuitem", { name: "一時停止を解除する" })).toBeVisible();
  await expect
    .element(page.getByRole("menuitem", { name: "一時停止する", exact: true }))
    .not.toBeInTheDocument();
});

test("who is being turned over is not offered to be let in again before they have accepted", async () => {
  await open("overview", { is_turned_over: true });
  await page.getByRole("button", { name: "その他の操作" }).click();
  await expect.element(page.getByRole("menuitem", { name: "退会させる" })).toBeVisible();
  await expect.element(page.getByRole("menuitem", { name: "一時停止を解除する" })).not.toBeInTheDocument();
});

test("somebody is marked by the community's flags from their page", async () => {
  const { server } = await open("overview");
  const one = { id: ID, number: 7, name: "佐藤 花子" };
  const shown = {
    as_of: "as-of",
    count: 1,
    targets: [{ ...one, mail: null }],
    excluded: [],
    letter: null,
    places: null,
  };
  server.to(flagPeople.alumnus.preview, { data: shown }, { id: 1 });
  const done = { bulk_act: 3, finished: true, total: 1, done: [one], skipped: [], failed: [] };
  server.to(flagPeople.alumnus, { data: done }, { id: 1 });
  await page.getByRole("button", { name: "その他の操作" }).click();
  await page.getByRole("menuitem", { name: "フラグを変更する" }).click();
  // The people are named once the act is chosen.
  const confirm = page.getByRole("button", { name: "1名のフラグを変更する" });
  await expect.element(confirm).toBeDisabled();
  await page.getByRole("radio", { name: "外す" }).click();
  await expect.element(page.getByRole("checkbox", { name: "佐藤 花子を対象に含める" })).toBeVisible();
  await confirm.click();
  await expect.element(page.getByText("佐藤 花子さんのフラグを変更しました")).toBeVisible();
  const last = () => server.asked.findLast(({ path }) => path.endsWith("/users_managed/alumni"))?.body;
  expect(last()).toEqual({ ids: [ID], as_of: "as-of", add: [], remove: [1] });
  await page.getByRole("button", { name: "元に戻す" }).click();
  await expect.element(page.getByText("元に戻しました")).toBeVisible();
  expect(last()).toEqual({ ids: [ID], undoes: 3 });
});

test("nobody is withdrawn without a reason, which can be said freely", async () => {
  const { server } = await open("overview");
  const one = { id: ID, number: 7, name: "佐藤 花子" };
  const shown = {
    as_of: "as-of",
    count: 1,
    targets: [{ ...one, mail: null }],
    excluded: [],
    letter: null,
    places: null,
  };
  server.to(withdrawPeople.alumnus.preview, { data: shown }, { id: 1 });
  const done = { bulk_act: 3, finished: true, total: 1, done: [one], skipped: [], failed: [] };
  server.to(withdrawPeople.alumnus, { data: done }, { id: 1 });
  await page.getByRole("button", { name: "その他の操作" }).click();
  await page.getByRole("menuitem", { name: "退会させる" }).click();
  const confirm = page.getByRole("button", { name: "1名を退会させる" });
  await page.getByRole("textbox", { name: /1 と入力してください/ }).fill("1");
  await expect.element(confirm).toBeDisabled();
  await page.getByRole("radio", { name: "その他" }).click();
  await expect.element(confirm).toBeDisabled();
  await page.getByRole("textbox", { name: /くわしい理由/ }).fill("電話で連絡がありました");
  await expect.element(confirm).toBeEnabled();
  await page.getByRole("radio", { name: "本人の申し出" }).click();
  await confirm.click();
  await expect.element(page.getByText("佐藤 花子さんを退会させました")).toBeVisible();
  expect(server.asked.findLast(({ path }) => path.endsWith("/ban_almuni_list"))?.body).toEqual({
    ids: [ID],
    as_of: "as-of",
    reason: "本人の申し出：電話で連絡がありました",
  });
});

test("of whoever has left nothing is shown that was erased, and nothing can be done", async () => {
  await open("details", {
    status: "withdrawn",
    withdrawn_at: seen,
    abilities: { edit: false, edit_account: false, edit_names: false },
  });
  await expect.element(page.getByText("退会した方の登録情報は、消去されています。")).toBeVisible();
  await expect.element(edit).not.toBeInTheDocument();
  await expect.element(page.getByRole("button", { name: "その他の操作" })).not.toBeInTheDocument();
});

test("nobody of this community is said not to be found, with the way back", async () => {
  const { server } = await open("overview");
  await expect.element(edit).toBeVisible();
  server.to(showPerson.alumnus, () => refused(404, "RECORD_NOT_FOUND"), personParams(1, 42));
  server.to(showPersonProfile, () => refused(404, "RECORD_NOT_FOUND"), personParams(1, 42));
  await page.getByRole("button", { name: /^次へ/ }).click();
  await expect.element(page.getByText("この人は見つかりません")).toBeVisible();
});

test("what is shown elsewhere too cannot be typed over; of a colleague's change meanwhile it is said whose it was", async () => {
  const { server, answer } = await open("details", {
    abilities: { edit: true, edit_account: false, edit_names: false },
  });
  await edit.click();
  await expect.element(page.getByText(/ほかのコミュニティにも参加しています/)).toBeVisible();
  await expect.element(page.getByRole("textbox", { name: /^姓(?!（)/ })).toBeDisabled();
  const name = page.getByRole("textbox", { name: /表示名/ });
  await name.fill("ハナ");
  server.to(editPerson.alumnus, () => refused(400, "ERROR_STATUS_HAS_CHANGED"), params);
  const at = "2026-11-21T23:21:00.000Z";
  answer({ display_name: "花子さん", updated_at: at, last_change: { by: "河合 拓", at } });
  await page.getByRole("button", { name: "保存する" }).click();
  await page.getByRole("button", { name: "最新の内容を読み込む" }).click();
  await expect
    .element(
      page
        .getByRole("alert")
        .getByText(/河合 拓さんが 2026\/11\/22 08:21:00/)
        .first(),
    )
    .toBeVisible();
});
