import { expect, test } from "vitest";
import { refused } from "#kit/web/testing/answers.test-helper.ts";
import { administrator, answerAsAoba } from "../testing/aoba.test-helper.ts";
import { DESKTOP, openProgram } from "../testing/program.test-helper.tsx";
import { screens } from "./table.ts";

/** Whose own call goes to the frame as well, or who stands without what they ask for: a form to begin with, settings. */
const standing =
  /\/(chats|managers\/new|message_templates\/new|activities|communities\/:id|lobby)$|\/account\/(profile\/|settings$|settings\/(email|password|data)$)/;

const askingScreens = screens.filter(
  ({ layout, path }) => (layout === "member" || layout === "admin") && !standing.test(path),
);

const asking = test.each(askingScreens.map(({ path, layout }) => [path, layout === "admin"] as const));
const addressOf = (path: string) => path.replace(/:\w+/g, "1");

asking("%s waits visibly inside its frame", async (path, isOffice) => {
  const server = answerAsAoba(isOffice ? { me: administrator } : {});
  server.toOthers(() => new Promise(() => {}));
  const { screen } = await openProgram(addressOf(path), { size: DESKTOP });
  await expect.element(screen.getByRole("main")).toBeVisible();
  await expect.poll(() => document.querySelector("main [aria-busy=true]")).not.toBeNull();
  await expect.element(screen.getByRole("banner")).toBeVisible();
});

asking("%s says inside its frame that it could not be loaded, and asks again", async (path, isOffice) => {
  const server = answerAsAoba(isOffice ? { me: administrator } : {});
  server.toOthers(() => refused(500, "ERROR_UNEXPECTED"));
  const { screen, router } = await openProgram(addressOf(path), { size: DESKTOP });
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
});
