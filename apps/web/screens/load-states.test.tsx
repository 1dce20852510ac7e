import { expect, test } from "vitest";
import { listBulkActs } from "#features/bulk-results/contract/calls.ts";
import { listChatrooms } from "#features/chats/contract/calls.ts";
import { showOwnOperator } from "#features/operators/contract/calls.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import type { Screen } from "#kit/web/screens/screen.ts";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { AOBA, administrator, answerAsAoba } from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram } from "../testing/program.test-helper.tsx";
import { screens } from "./table.ts";

/** These screens show something before their data: a form to begin with, settings. */
const standing =
  /\/(new|communities\/:id|lobby)$|\/account\/(profile\/|settings$|settings\/(email|password|data)$)/;

/** The frame asks for these too, and they are answered otherwise. */
const askedByFrameToo: Readonly<Record<string, AnyCall>> = {
  chats: listChatrooms,
  bulk_acts: listBulkActs,
};

/** These are public: links of mails, which are checked before anything is shown, and what the settings say. */
const publicScreens = [
  ...["/alumni", "/community/users"].map((base) => `${base}/reset_password?token=t`),
  ...["/alumni", "/community"].map((base) => `${base}/reset_mail_finished?token=t`),
  "/operator/set_up?token=t",
  "/mail/works?token=t",
  "/mail/unsubscribe?token=t",
  "/aoba/sign_in",
  "/alumni/faq",
  "/company",
  "/privacy",
];

const ownOperator = {
  id: 9,
  name: "縁 運営",
  email: "unei@example.jp",
  language: "ja",
  color_scheme: "system",
} as const;

const insideFrames = screens.filter(
  ({ layout, path }) => ["member", "admin", "operator"].includes(layout) && !standing.test(path),
);
const addressOf = ({ path, layout }: Screen) => [path.replace(/:\w+/g, "1"), layout === "admin"] as const;

const asking = test.each([
  ...insideFrames.map(addressOf),
  ...publicScreens.map((path) => [path, false] as const),
]);

async function open(
  path: string,
  isOffice: boolean,
  answer: Parameters<ReturnType<typeof answerAsAoba>["toOthers"]>[0],
) {
  const server = answerAsAoba(isOffice ? { me: administrator } : {});
  server.to(showOwnOperator, { data: ownOperator });
  server.toOthers(answer);
  const also = askedByFrameToo[path.split("/").at(-1) ?? ""];
  if (also) server.to(also, answer, { id: AOBA });
  return { server, ...(await openProgram(path, { size: DESKTOP })) };
}

asking("%s waits visibly inside its frame", async (path, isOffice) => {
  const { screen } = await open(path, isOffice, () => new Promise(() => {}));
  await expect.element(screen.getByRole("main")).toBeVisible();
  await expect.poll(() => document.querySelector("main [aria-busy=true]")).not.toBeNull();
  await expect.element(screen.getByRole("banner")).toBeVisible();
});

asking(
  "%s says inside its frame that it could not be loaded, and asks again (R471)",
  async (path, isOffice) => {
    const { server, screen, router } = await open(path, isOffice, () => refused(500, "ERROR_UNEXPECTED"));
    const main = screen.getByRole("main");
    const retry = main.getByRole("button", { name: "もう一度読み込む" }).first();
    await expect.element(retry).toBeVisible();
    await expect.element(main.getByText("読み込めませんでした").first()).toBeVisible();
    await expect.element(screen.getByRole("banner")).toBeVisible();
    expect(router.state.location.pathname).not.toBe("/500");
    const before = server.asked.length;
    await retry.click();
    await expect.poll(() => server.asked.length).toBeGreaterThan(before);
    await expect.element(retry).toBeVisible();
  },
);

/** Behind the community, the path of these screens names one thing. */
const ofOneThing = insideFrames.filter(({ path }) => /:id\/.*:|:community_id/.test(path)).map(addressOf);

test.each(ofOneThing)(
  "%s of a thing that is not there leads away or says so (R308)",
  async (path, isOffice) => {
    const { screen, router } = await open(path, isOffice, () => refused(404, "RECORD_NOT_FOUND"));
    const isSaid = () => screen.getByText(/見つかりません$|承認待ちではなくなりました/).query() !== null;
    await expect.poll(() => router.state.location.pathname !== path || isSaid()).toBe(true);
  },
);
