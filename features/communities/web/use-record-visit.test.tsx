import { afterEach, expect, test, vi } from "vitest";
import { clearStoredSession, storeSession } from "#kit/web/session/stored-session.ts";
import { answerCalls } from "#kit/web/testing/answers.test-helper.ts";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { recordLoginCommunity } from "../contract/calls.ts";
import { useRecordVisit } from "./use-record-visit.ts";

const HOUR_MS = 3_600_000;

function Inside({ id }: { id: number }) {
  useRecordVisit(id);
  return <p>コミュニティ{id}</p>;
}

const logIn = () =>
  storeSession({
    area: "alumni",
    uid: 1,
    expiry: new Date(Date.now() + 100 * HOUR_MS).toISOString(),
    language: "ja",
  });

function begin() {
  vi.useFakeTimers({
    toFake: ["setTimeout", "clearTimeout", "Date"],
    now: new Date("2026-11-22T09:00:00+09:00"),
  });
  const server = answerCalls();
  for (const id of [1, 2]) server.to(recordLoginCommunity, {}, { id });
  const visit = async (id: number) => {
    const { screen } = await renderPart(<Inside id={id} />);
    await expect.element(screen.getByText(`コミュニティ${id}`)).toBeVisible();
    await vi.advanceTimersByTimeAsync(3_000);
    return screen;
  };
  const visited = () => server.asked.map(({ path }) => Number(/communities\/(\d)/.exec(path)?.[1]));
  return { visit, visited };
}

afterEach(() => {
  vi.useRealTimers();
  clearStoredSession("alumni");
});

test("a community is told as visited once, and again when another was between", async () => {
  const { visit, visited } = begin();
  logIn();
  for (const id of [1, 1, 2, 1]) await (await visit(id)).unmount();
  expect(visited()).toEqual([1, 2, 1]);
});

test("whoever logs in next in the same browser has visited it too, and so has who comes on the next day", async () => {
  const { visit, visited } = begin();
  logIn();
  await (await visit(1)).unmount();
  clearStoredSession("alumni");
  logIn();
  await (await visit(1)).unmount();
  expect(visited()).toEqual([1, 1]);
  vi.setSystemTime(Date.now() + 24 * HOUR_MS);
  await visit(1);
  expect(visited()).toEqual([1, 1, 1]);
});

test("nobody who has just logged out is told of", async () => {
  const { visit, visited } = begin();
  await visit(1);
  expect(visited()).toEqual([]);
});
