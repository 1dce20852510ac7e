import { expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { AOBA, alumniHome, answerAsAoba, hanako } from "#apps/web/testing/aoba.test-helper.ts";
import { openProgram } from "#apps/web/testing/program.test-helper.tsx";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import {
  createGroup,
  deleteGroup,
  leaveGroup,
  listGroups,
  listGroupUsers,
  showGroup,
  updateGroup,
} from "../contract/calls.ts";
import type { Group } from "../contract/views.ts";

const group = (id: number, name: string): Group => ({
  id,
  community_id: AOBA,
  name,
  information: "",
  is_invitation_only: false,
  members_count: 1,
  status: 2,
  published: true,
  creator: hanako,
  created_at: "2026-11-20T03:00:00.000Z",
  updated_at: "2026-11-20T03:00:00.000Z",
  abilities: { edit: true, delete: true, join: false, leave: false },
});

test("leaving, deleting, editing or creating a group that fails says so each in its words (R328)", async () => {
  const server = answerAsAoba();
  const abilities = { edit: true, delete: true, join: false, leave: true };
  const groups = [{ ...group(3, "登山の会"), abilities }];
  const list = { groups, total_pages: 1, total_records: 1, abilities: { create: true } };
  server.to(listGroups, list, { id: AOBA });
  for (const call of [leaveGroup, deleteGroup, updateGroup])
    server.to(call, () => refused(500, "ERROR_UNEXPECTED"), { id: 3 });
  server.to(createGroup, () => refused(500, "ERROR_UNEXPECTED"), { id: AOBA });
  const { screen } = await openProgram(`${alumniHome}/groups`);
  const says = (words: RegExp) => expect.element(screen.getByText(words).first()).toBeVisible();
  const press = (name: string) => screen.getByRole("button", { name, exact: true }).last().click();
  const choose = async (item: string) => {
    await press("「登山の会」のメニュー");
    await screen.getByRole("menuitem", { name: item }).click();
  };
  await press("「登山の会」から退出する");
  await says(/「登山の会」から退出できませんでした/);
  await choose("削除する");
  await press("削除する");
  await says(/「登山の会」を削除できませんでした/);
  await choose("編集する");
  await screen
    .getByRole("textbox", { name: /グループ名/ })
    .last()
    .fill("山の会");
  await press("保存する");
  await says(/編集できませんでした/);
  await userEvent.keyboard("{Escape}");
  await press("破棄して移動する");
  await press("グループを作成");
  await screen
    .getByRole("textbox", { name: /グループ名/ })
    .last()
    .fill("読書の会");
  await press("作成する");
  await says(/グループを作成できませんでした/);
});

test("a deleted group leaves the list, which is filled up with the one behind it (R132)", async () => {
  const server = answerAsAoba();
  const show = (...groups: readonly Group[]) =>
    server.to(
      listGroups,
      { groups, total_pages: 1, total_records: 3, abilities: { create: true } },
      { id: AOBA },
    );
  show(group(3, "登山の会"), group(2, "読書の会"));
  server.to(deleteGroup, {}, { id: 3 });
  const { screen } = await openProgram(`${alumniHome}/groups`);
  const names = () =>
    screen
      .getByRole("heading", { level: 2 })
      .all()
      .map((heading) => heading.element().textContent);
  await expect.poll(names).toEqual(["登山の会", "読書の会"]);
  show(group(2, "読書の会"), group(1, "卓球の会"));
  await screen.getByRole("button", { name: "「登山の会」のメニュー" }).click();
  await screen.getByRole("menuitem", { name: "削除する" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "削除する" }).click();
  await expect.poll(names).toEqual(["読書の会", "卓球の会"]);
});

test("whoever is paused is shown so as the creator of a group and among its members (R123)", async () => {
  const server = answerAsAoba();
  const paused = { ...hanako, user_id: 8, display_name: "鈴木 一郎", available: false };
  const climbing = { ...group(3, "登山の会"), creator: paused, members_count: 3 };
  const paged = { total_pages: 1 };
  const groups = { ...paged, groups: [climbing], total_records: 1, abilities: { create: true } };
  const users = [
    { ...paused, is_creator: true },
    { ...hanako, is_creator: false },
    { ...paused, user_id: 9, display_name: "田中 美咲", is_creator: false },
  ];
  server.to(listGroups, groups, { id: AOBA });
  server.to(showGroup, { group: climbing }, { id: 3 });
  server.to(
    listGroupUsers,
    { ...paged, users, users_count: 3, total_records: 3 },
    {
      id: 3,
    },
  );
  const { screen } = await openProgram(`${alumniHome}/groups`);
  const createdBy = screen.getByText(/^作成者：/);
  await expect.element(createdBy).toMatchTextContent(/鈴木 一郎.*一時停止中/);
  await screen.getByRole("link", { name: "登山の会", exact: true }).click();
  const rows = screen.getByRole("main").getByRole("listitem");
  await expect.element(rows.nth(0)).toMatchTextContent(/鈴木 一郎.*一時停止中.*作成者/);
  await expect.element(createdBy).toMatchTextContent(/鈴木 一郎.*一時停止中/);
  await expect.element(rows.nth(1)).not.toMatchTextContent(/一時停止中/);
  await expect.element(rows.nth(2)).toMatchTextContent(/田中 美咲.*一時停止中/);
});

test.each([
  ["", true, "グループはまだありません", /最初のグループを作ってみましょう/],
  ["", false, "グループはまだありません", /グループが作成されると/],
  ["?tab=joined", true, "参加しているグループはまだありません", /探して、参加してみましょう/],
  ["?q=釣り", true, "「釣り」に当てはまるグループはありません", /別の言葉/],
])(
  "with no group in it, the list %s of who may create one (%s) says “%s”",
  async (search, create, title, hint) => {
    const server = answerAsAoba();
    const none = { groups: [], total_pages: 1, total_records: 0, abilities: { create } };
    server.to(listGroups, none, { id: AOBA });
    const { screen } = await openProgram(`${alumniHome}/groups${search}`);
    await expect.element(screen.getByText(title)).toBeVisible();
    await expect.element(screen.getByText(hint)).toBeVisible();
  },
);

test("the members of a group that is not there are the 404 page (R072)", async () => {
  answerAsAoba().to(showGroup, () => refused(404, "RECORD_NOT_FOUND"), { id: 3 });
  const { router } = await openProgram(`${alumniHome}/groups/3/users`);
  await expect.poll(() => router.state.location.pathname).toBe("/404");
});
