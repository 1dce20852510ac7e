import { beforeEach, expect, test } from "vitest";
import { createComment } from "#features/comments/contract/calls.ts";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { createGroup } from "#features/groups/contract/calls.ts";
import { postsOf } from "#features/posts/server/posts.test-helper.ts";
import { editOwnEmployeeProfile } from "#features/profiles/contract/edit-calls.ts";
import { likePost } from "#features/reactions/contract/like-calls.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { dismissFirstSteps, showFirstSteps } from "../contract/calls.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const here = { params: { id: aoba } };
const none = { profile: false, post: false, contact: false };

const joined = (who: PersonKey, daysAgo: number) =>
  server.database.kysely
    .updateTable("memberships")
    .set({ joined_at: new Date(server.clock.now().getTime() - daysAgo * DAY_MS) })
    .where("id", "=", server.ids.membership[who] ?? 0)
    .execute();
const stepsOf = async (who: PersonKey) => (await server.as(who).call(showFirstSteps, here)).data;
const offered = async (who: PersonKey) => (await server.as(who).call(showCommunity, here)).data.first_steps;
const { write } = postsOf(server);

beforeEach(async () => {
  const { kysely } = server.database;
  await kysely.deleteFrom("dismissed_first_steps").execute();
  for (const who of ["hanako", "ichiro", "ken", "emi", "misaki"] as const) await joined(who, 3);
});

test("whoever has joined within thirty days is offered the first steps, and nobody after that", async () => {
  expect(await offered("hanako")).toEqual(none);
  await joined("hanako", 31);
  expect(await offered("hanako")).toBeNull();
});

test("an administrator is not offered them", async () => {
  expect(await offered("misaki")).toBeNull();
});

test("each step ticks itself off by what somebody does, and with the last no more are offered", async () => {
  expect(await stepsOf("ken")).toEqual(none);
  const body = { display_name: "高橋 健", introduction: "品質保証部にいます。" };
  await server.as("ken").call(editOwnEmployeeProfile, { ...here, body });
  expect(await stepsOf("ken")).toEqual({ ...none, profile: true });
  const { id } = await write("ken", "はじめまして");
  expect(await stepsOf("ken")).toEqual({ ...none, profile: true, post: true });
  expect(await offered("ken")).toEqual({ ...none, profile: true, post: true });
  await server.as("ken").call(likePost, { params: { id } });
  expect(await stepsOf("ken")).toEqual({ profile: true, post: true, contact: true });
  expect(await offered("ken")).toBeNull();
});

test("a comment is a contact, and so is a group", async () => {
  const { id } = await write("hanako", "はじめまして");
  const body = { client_id: crypto.randomUUID(), content: "ようこそ。" };
  await server.as("ichiro").call(createComment, { params: { id }, body });
  expect(await stepsOf("ichiro")).toEqual({ ...none, contact: true });
  expect(await stepsOf("emi")).toEqual(none);
  const group = { client_id: crypto.randomUUID(), name: "登山部" };
  await server.as("emi").call(createGroup, { ...here, body: group });
  expect(await stepsOf("emi")).toEqual({ ...none, contact: true });
});

test("dismissed once or twice they stay away, and only for whoever said so", async () => {
  await server.as("ichiro").call(dismissFirstSteps, here);
  await server.as("ichiro").call(dismissFirstSteps, here);
  expect(await offered("ichiro")).toBeNull();
  expect(await offered("emi")).toEqual({ ...none, contact: true });
});
