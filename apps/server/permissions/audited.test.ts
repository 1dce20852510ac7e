import { beforeAll, describe, expect, test } from "vitest";
import { features } from "#apps/server/features.ts";
import { acts } from "#features/audit-log/contract/acts.ts";
import { createComment, deleteComment } from "#features/comments/contract/calls.ts";
import { deleteGroup, updateGroup } from "#features/groups/contract/calls.ts";
import { deletePost } from "#features/posts/contract/calls.ts";
import { type AnyCall, isOfficeOnly } from "#kit/contract/call.ts";
import { allSamples } from "./all-samples.test-helper.ts";
import { startMatrixServer } from "./matrix-server.test-helper.ts";
import { type Sample, sample } from "./sample.test-helper.ts";
import { makeWorld, type World } from "./world.test-helper.ts";

const server = await startMatrixServer();
const offices = ["makoto", "misaki"] as const;
let world: World;
beforeAll(async () => {
  world = await makeWorld(server);
});

const titleOf = ({ method, path }: AnyCall): string => `${method} ${path}`;
const officeCalls = features
  .flatMap(({ routes }) => routes.map(({ call }) => call))
  .filter(({ access }) => isOfficeOnly(access));
const kept = officeCalls.filter(({ act }) => act).map((call) => ({ call, title: titleOf(call) }));
const unkept = officeCalls.filter(({ act }) => !act).map((call) => ({ call, title: titleOf(call) }));
const samplesOf = (call: AnyCall): Sample[] => allSamples.filter((one) => one.call === call);

/** Returns what an administrator's call leaves in the audit log when it is carried out. */
const attempt = ({ call, input }: Sample, who: "makoto" | "misaki" = "makoto") =>
  server.attempt(async () => {
    const before = await server.services.database.kysely
      .selectFrom("audit_events")
      .select(({ fn }) => fn.max("id").as("last"))
      .executeTakeFirst();
    const { status } = await server.as(who).send(call, input(world));
    const events = await server.services.database.kysely
      .selectFrom("audit_events")
      .selectAll()
      .where("id", ">", before?.last ?? 0)
      .execute();
    return { isDone: status === 200 || status === 202, events };
  });

describe("every act of an administrator is in the audit log: who, what, upon whom, from where", () => {
  test.each(kept)("$title", async ({ call }) => {
    const done = [];
    for (const one of samplesOf(call)) {
      for (const who of offices) {
        const attempted = await attempt(one, who);
        if (attempted.isDone) done.push({ ...attempted, who });
      }
    }
    expect(done.length, "no administrator succeeds with any sample").toBeGreaterThan(0);
    for (const { events, who } of done) {
      expect(events.length).toBeGreaterThan(0);
      for (const event of events)
        expect(event).toMatchObject({
          community_id: server.ids.aoba,
          actor_membership_id: server.ids.membership[who],
          actor_account_id: server.ids.account[who],
          act: call.act,
          ip: expect.any(String),
          request_id: expect.stringMatching(/^[\da-f-]{36}$/),
        });
      const isOfCommunity = events.some(({ target_kind }) => target_kind === "community");
      expect(isOfCommunity && /\{id\}.*\{|^\/(?!communities)/.test(call.path)).toBe(false);
    }
  });
});

test("what changes nothing leaves nothing there", async () => {
  for (const { call, title } of unkept)
    for (const one of samplesOf(call)) expect((await attempt(one)).events, title).toEqual([]);
});

test("what members may do too is kept where the office does it to what is others'", async () => {
  const body = { name: "登山部", information: "", is_invitation_only: false };
  const byOffice = [
    sample(deletePost, "the alumnus's article", ({ article }) => ({ params: { id: article } })),
    sample(deleteComment, "the employee's", ({ article, commentOfKen }) => ({
      params: { id: article, commentId: commentOfKen },
    })),
    sample(updateGroup, "the alumnus's", ({ group }) => ({ params: { id: group }, body })),
    sample(deleteGroup, "the alumnus's", ({ group }) => ({ params: { id: group } })),
  ];
  const { hanako, ken } = server.ids.membership;
  const told = [];
  for (const one of byOffice)
    for (const { act, target_membership_id: whose } of (await attempt(one)).events) told.push([act, whose]);
  expect(told).toEqual([
    ["deleteUserPost", hanako],
    ["deleteComment", ken],
    ["updateGroup", hanako],
    ["deleteGroup", hanako],
  ]);
});

test("what the office writes as any member does is no act", async () => {
  const comment = sample(createComment, "an article", ({ article }) => ({
    params: { id: article },
    body: { client_id: crypto.randomUUID(), content: "ありがとうございます" },
  }));
  expect((await attempt(comment)).events).toEqual([]);
});

test("every act has words, and there are none for what nobody does", () => {
  const names = kept.map(({ call }) => String(call.act));
  const beside = ["offerContract", "deleteComment", "updateGroup", "deleteGroup"];
  // These are done by the person themselves, or by the clock.
  const ofTurnovers = [
    "acceptTurnover",
    "carryOutTurnover",
    "confirmTurnover",
    "lapseTurnover",
    "objectToTurnover",
  ];
  const all = new Set([...names, ...beside, ...ofTurnovers]);
  expect(Object.keys(acts).toSorted()).toEqual([...all].toSorted());
});
