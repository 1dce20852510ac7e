import { expect, test } from "vitest";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { liveEvent, roomName } from "#kit/contract/live.ts";
import { Loaded } from "../query/loaded.tsx";
import { useCall } from "../query/use-call.ts";
import { answerCalls } from "../testing/answers.test-helper.ts";
import { live } from "../testing/live.test-helper.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { useLiveAnswers } from "./use-live-answers.ts";

const common = { access: "account", summary: "For this test." } as const;
const countGuests = call.get("/houses/{id}/guests/count", {
  ...common,
  answer: z.object({ guests: z.number(), rooms: z.number() }),
});
const listGuests = call.get("/houses/{id}/guests", { ...common, answer: z.object({ names: z.string() }) });

const guestsChanged = liveEvent("guests.changed", z.object({ house_id: z.number(), guests: z.number() }), {
  keeps: [countGuests, ({ house_id, ...answer }) => ({ input: { params: { id: house_id } }, answer })],
  changes: [listGuests.path],
});
const room = roomName("house", 1);
const here = { params: { id: 1 } };

function House() {
  const count = useCall(countGuests, here, { staleTime: 60_000 });
  const list = useCall(listGuests, here, { staleTime: 60_000 });
  useLiveAnswers(room, [guestsChanged]);
  return (
    <>
      <Loaded query={count}>{({ guests, rooms }) => <p>{`${guests}名・${rooms}室`}</p>}</Loaded>
      <Loaded query={list}>{({ names }) => <p>{names}</p>}</Loaded>
    </>
  );
}

/** Waits until the load that follows joining has been answered. */
async function houseShown() {
  const server = answerCalls();
  const answers = { guests: 1, names: "折原" };
  server.to(countGuests, () => ({ guests: answers.guests, rooms: 4 }), here.params);
  server.to(listGuests, () => ({ names: answers.names }), here.params);
  const counted = () => server.asked.filter(({ path }) => path.endsWith("/count")).length;
  const { screen } = await renderPart(<House />);
  await expect.element(screen.getByText("1名・4室")).toBeVisible();
  await expect.poll(() => live.isIn(room)).toBe(true);
  await expect.poll(counted).toBe(2);
  return { screen, answers, counted };
}

test("the number an event brings is shown without asking, beside what else the answer says; what it changes is asked for anew", async () => {
  const { screen, answers, counted } = await houseShown();
  Object.assign(answers, { guests: 99, names: "折原・桜井" });
  live.publish(guestsChanged, { house_id: 1, guests: 2 });
  await expect.element(screen.getByText("2名・4室")).toBeVisible();
  await expect.element(screen.getByText("折原・桜井")).toBeVisible();
  expect(counted()).toBe(2);
});

test("an event about another house leaves the number of this one", async () => {
  const { screen, answers } = await houseShown();
  answers.names = "折原・桜井";
  live.publish(guestsChanged, { house_id: 2, guests: 7 });
  await expect.element(screen.getByText("折原・桜井")).toBeVisible();
  await expect.element(screen.getByText("1名・4室")).toBeVisible();
});

test("what came before the listening began is asked for once it has begun", async () => {
  const server = answerCalls();
  const asked = () => server.asked.filter(({ path }) => path.endsWith("/count")).length;
  server.to(countGuests, () => ({ guests: live.isIn(room) ? 3 : 1, rooms: 4 }), here.params);
  server.to(listGuests, { names: "折原" }, here.params);
  const { screen } = await renderPart(<House />);
  await expect.element(screen.getByText("3名・4室")).toBeVisible();
  expect(asked()).toBe(2);
});
