import { describe, expect, test } from "vitest";
import { recordLoginCommunity } from "#features/communities/contract/calls.ts";
import { createPost } from "#features/posts/contract/calls.ts";
import { expressInterest } from "#features/reactions/contract/interest-calls.ts";
import { likePost } from "#features/reactions/contract/like-calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { type FigurePeriod, type FigureRange, showAnalytics } from "../contract/calls.ts";
import { recordFiguresJob } from "./record-figures.ts";

/** It is noon of 2026-11-21 in Japan, the day on which everybody has joined. */
const server = await startTestServer();
const { aoba, minato, membership } = server.ids;

const analytics = async (days?: FigureRange, period?: FigurePeriod) =>
  (await server.as("misaki").call(showAnalytics, { query: { community_id: aoba, days, period } })).data;

const runJob = () => recordFiguresJob.run(server.services, {});

const write = async (who: PersonKey, content_type: number) =>
  (
    await server.as(who).call(createPost, {
      params: { id: aoba },
      body: { client_id: crypto.randomUUID(), content_type, title: "近況", content: "<p>元気です</p>" },
    })
  ).data.id;
const visit = (who: PersonKey, id = aoba) => server.as(who).call(recordLoginCommunity, { params: { id } });

test("before the first night there are no figures", async () => {
  await runJob();
  expect(await analytics()).toMatchObject({ latest_analytics_date: null, figures: [], before: null });
});

test("the day is added up after it has ended, by route and by kind (R486)", async () => {
  await server.database.kysely
    .updateTable("memberships")
    .set((eb) => ({
      invited_by_membership_id: eb
        .case()
        .when("id", "=", membership.ichiro ?? 0)
        .then(membership.hanako ?? 0)
        .else(membership.misaki ?? 0)
        .end(),
    }))
    .where("id", "in", [membership.ichiro ?? 0, membership.emi ?? 0])
    .execute();
  const recruitment = await write("ken", 2);
  await write("hanako", 1);
  await write("ken", 3);
  await server.as("hanako").call(likePost, { params: { id: recruitment } });
  await server.as("ichiro").call(likePost, { params: { id: recruitment } });
  await server.as("hanako").call(expressInterest, { params: { id: recruitment } });
  await visit("hanako");
  await visit("hanako");
  await visit("ichiro");
  await visit("ren", minato);
  server.clock.advance({ hours: 16 });
  await runJob();

  const { latest_analytics_date, figures } = await analytics();
  expect(latest_analytics_date).toBe("2026-11-21");
  expect(figures).toEqual([
    {
      date: "2026-11-21",
      new_members: { member_invitation: 1, office_invitation: 1, other: 4 },
      posts: { article: 1, recruitment: 1, joboffer: 1, auto: 0 },
      comments: 0,
      likes: 2,
      interests: 1,
      chats_opened: 1,
      active_members: { day: 2, week: 2, month: 2 },
    },
  ]);
});

test("what is written stays, however often the job runs", async () => {
  await write("hanako", 1);
  await Promise.all([runJob(), runJob()]);
  expect((await analytics()).figures).toMatchObject([{ posts: { article: 1 } }]);
});

test("days on which the server was away are caught up with", async () => {
  await visit("emi");
  server.clock.advance({ days: 9 });
  await runJob();
  const { latest_analytics_date, figures } = await analytics();
  expect(latest_analytics_date).toBe("2026-11-30");
  expect(figures.map(({ date }) => date)).toEqual(Array.from({ length: 10 }, (_, i) => `2026-11-${21 + i}`));
  expect(figures[1]).toMatchObject({ posts: { article: 1 }, active_members: { day: 1, week: 3, month: 3 } });
  expect(figures.at(-1)).toMatchObject({
    posts: { article: 0 },
    active_members: { day: 0, week: 0, month: 3 },
  });
});

describe("the range", () => {
  test("counts back from the latest day", async () => {
    const { figures } = await analytics(7);
    expect(figures.map(({ date }) => date)).toEqual(Array.from({ length: 7 }, (_, i) => `2026-11-${24 + i}`));
  });
  test("may be the one before, as far as that has been counted", async () => {
    const { figures, before } = await analytics(7, "previous");
    expect(figures.map(({ date }) => date)).toEqual(["2026-11-21", "2026-11-22", "2026-11-23"]);
    expect(before).toBeNull();
  });
  test("is measured against the one before once all of that has been counted", async () => {
    expect((await analytics(7)).before).toBeNull();
    server.clock.advance({ days: 4 });
    await runJob();
    const { figures, before } = await analytics(7);
    expect(figures[0]?.date).toBe("2026-11-28");
    expect(before).toEqual({
      new_members: 6,
      posts: 4,
      comments: 0,
      likes: 2,
      interests: 1,
      chats_opened: 1,
      active_members: 3,
    });
  });
  test("is one of those offered", async () => {
    const query = { community_id: aoba, days: 12 };
    await expect(server.as("misaki").call(showAnalytics, { query })).rejects.toMatchObject({ status: 400 });
  });
});

test("who came by is forgotten once no figure needs it", async () => {
  server.clock.advance({ days: 61 });
  await runJob();
  const kept = await server.database.kysely.selectFrom("member_visits").selectAll().execute();
  expect(kept).toEqual([]);
  expect((await analytics(365)).figures[0]).toMatchObject({ active_members: { day: 2 } });
});

test("a year of catching up is the most that is written", async () => {
  server.clock.advance({ days: 500 });
  await runJob();
  const days = await server.database.kysely
    .selectFrom("daily_figures")
    .select("day")
    .where("community_id", "=", aoba)
    .where("day", ">", "2027-02-05")
    .execute();
  expect(days).toHaveLength(365);
});
