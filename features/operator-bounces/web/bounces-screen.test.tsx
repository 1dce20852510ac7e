import { expect, test } from "vitest";
import { page as browser } from "vitest/browser";
import { pageOf } from "#kit/web/testing/answer-builders.test-helper.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { rowMenu } from "#kit/web/testing/row-menu.test-helper.ts";
import {
  type BouncingPerson,
  deliverAgain,
  type LookedUpAddress,
  listBouncesByDay,
  listBouncingPeople,
  lookUpAddress,
} from "../contract/calls.ts";
import BounceDaysScreen from "./bounce-days-screen.tsx";
import BouncesScreen from "./bounces-screen.tsx";

const at = "2026-11-20T03:00:00.000Z";
const person: BouncingPerson = {
  id: 5,
  bounce_id: 9,
  name: "佐藤 花子",
  email: "hanako@example.jp",
  community: "青葉製作所アルムナイ",
  state: "stopped",
  cause: "permanent",
  failing_since: at,
  stopped_at: at,
  noted_at: at,
};
const watched: BouncingPerson = {
  ...person,
  id: 6,
  name: "高橋 健",
  state: "watched",
  cause: "temporary",
  stopped_at: null,
};
const stopped: LookedUpAddress = {
  bounce_id: 9,
  state: "stopped",
  cause: "permanent",
  failing_since: at,
  stopped_at: at,
  worked_at: null,
  communities: ["青葉製作所アルムナイ"],
};

async function open() {
  await browser.viewport(1280, 800);
  const server = answerCalls();
  server.to(listBouncingPeople, pageOf([person, watched]));
  server.to(deliverAgain, {}, { bounce_id: 9 });
  const { screen } = await renderPart(<BouncesScreen />, { path: "/operator/bounces" });
  await expect.element(screen.getByText("恒久的（宛先なし等）")).toBeVisible();
  const bodies = () => server.asked.filter(({ method }) => method === "POST").map(({ body }) => body);
  return { server, screen, bodies };
}

test("delivery is resumed from a row once it has been asked, with the stop that was seen", async () => {
  const { screen, bodies } = await open();
  await rowMenu(screen, person.name).click();
  await screen.getByRole("menuitem", { name: "配信を再開する…" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "再開する" }).click();
  await expect.element(screen.getByText("hanako@example.jpへの配信を再開しました")).toBeVisible();
  expect(bodies()).toEqual([{ stopped_at: at }]);
});

test("an address is looked up by the whole of it, and resumed from what is found", async () => {
  const { server, screen } = await open();
  let state = stopped;
  server.to(lookUpAddress, () => ({ data: state }));
  await screen.getByRole("button", { name: "アドレスを調べる" }).click();
  await screen.getByRole("textbox", { name: /^メールアドレス/ }).fill("hanako@example.jp");
  await screen.getByRole("button", { name: "調べる", exact: true }).click();
  const result = screen.getByRole("status", { name: "hanako@example.jp の状態" });
  await expect.element(result.getByText("停止中（配信されません）")).toBeVisible();
  await expect.element(result.getByText("2026/11/20 12:00").first()).toBeVisible();
  state = { ...stopped, state: "works", cause: null, failing_since: null, stopped_at: null, worked_at: at };
  await result.getByRole("button", { name: "配信を再開する…" }).click();
  await screen.getByRole("dialog").getByRole("button", { name: "再開する" }).click();
  await expect.element(result.getByText("届くことを確認済み（配信されます）")).toBeVisible();
});

test("a day of a community leads to its people of that day; addresses of nobody lead nowhere", async () => {
  await browser.viewport(1280, 800);
  answerCalls().to(
    listBouncesByDay,
    pageOf([
      { id: 1, community: "青葉製作所アルムナイ", day: "2026-11-20", addresses: 3, stopped: 2 },
      { id: 2, community: null, day: "2026-11-20", addresses: 1, stopped: 0 },
    ]),
  );
  const { screen, router } = await renderPart(<BounceDaysScreen />, { path: "/operator/bounces/days" });
  await expect.element(screen.getByText("（コミュニティ外）")).toBeVisible();
  expect(screen.getByRole("link", { name: "（コミュニティ外）" }).query()).toBeNull();
  await screen.getByRole("link", { name: "青葉製作所アルムナイ" }).click();
  const { pathname, search } = router.state.location;
  expect(pathname).toBe("/operator/bounces");
  expect(Object.fromEntries(new URLSearchParams(search))).toEqual({
    in_community: "青葉製作所アルムナイ",
    since_from: "2026-11-20",
    since_to: "2026-11-20",
  });
});
