import { beforeEach, expect, test } from "vitest";
import { page } from "vitest/browser";
import { administrator, answerAsAoba, contractor } from "#apps/web/testing/aoba.test-helper.ts";
import { listSavedViews } from "#features/saved-views/contract/calls.ts";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { type Administrator, listAdministrators, showContractOffer } from "../contract/calls.ts";
import AdministratorsScreen from "./administrators-screen.tsx";

const known = {
  state: "participating",
  duties: ["applications"],
  has_second_factor: true,
  joined_at: "2026-01-10T00:00:00.000Z",
  updated_at: "2026-11-20T03:04:05.000Z",
} as const;
const mizuno: Administrator = {
  ...known,
  user_id: 1,
  management_no: 1,
  name: "水野 雅子",
  email: "mizuno@example.jp",
  role: "contractor",
  duties: [...known.duties],
};
const kawai: Administrator = {
  ...mizuno,
  user_id: 2,
  management_no: 2,
  name: "河合 拓",
  email: "kawai@example.jp",
  role: "ordinary",
  state: "invited",
  duties: [],
};

async function openAs(me: typeof administrator | typeof contractor) {
  const server = answerAsAoba({ me });
  const params = { id: 1 };
  server.to(listAdministrators, pageOf([mizuno, kawai]), params);
  server.to(listSavedViews, pageOf([]), params);
  server.to(showContractOffer, { data: null }, params);
  const path = "/community/communities/:id/managers";
  await renderPart(<AdministratorsScreen />, { path, at: "/community/communities/1/managers" });
  await expect.element(page.getByRole("link", { name: "河合 拓" })).toBeVisible();
}
beforeEach(() => page.viewport(1280, 800));

const add = page.getByRole("link", { name: "管理者を追加" });

test("the contractor sees who looks after the community, and may add somebody (R404, R405)", async () => {
  await openAs(contractor);
  await expect.element(add).toHaveAttribute("href", "/community/communities/1/managers/new");
  await expect
    .element(page.getByRole("row", { name: /水野 雅子/ }))
    .toMatchTextContent(/契約者.*参加中.*承認待ちのお知らせ/);
  await expect.element(page.getByRole("row", { name: /河合 拓/ })).toMatchTextContent(/管理者.*招待中.*なし/);
});

test("any other administrator sees the same people and is offered nothing to add (R404)", async () => {
  await openAs(administrator);
  await expect.element(page.getByRole("row", { name: /水野 雅子/ })).toBeVisible();
  await expect.element(add).not.toBeInTheDocument();
});
