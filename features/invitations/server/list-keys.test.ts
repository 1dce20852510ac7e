import { expect, test } from "vitest";
import type { PersonKey } from "#kit/testing/cast.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import {
  listInvitationKeys,
  renewInvitationKey,
  revokeInvitationKey,
  showInvitationKey,
} from "../contract/calls.ts";

const server = await startTestServer();
const { aoba, minato, membership } = server.ids;
type Query = NonNullable<Parameters<typeof list>[0]>;

const list = async (
  query: {
    state?: "valid" | "ending" | "expired" | "revoked";
    issued_by?: "office" | "members";
    info?: string;
  } = {},
) => (await server.as("misaki").call(listInvitationKeys, { params: { id: aoba }, query })).data.records;
const whose = async (query?: Query) => (await list(query)).map(({ user_id }) => user_id).sort();
const open = (who: PersonKey, id = aoba) => server.as(who).call(showInvitationKey, { params: { id } });
const idsOf = (...people: PersonKey[]) => people.map((who) => membership[who]).sort();

test("an administrator sees their own code among those of all others, the newest first, and none of elsewhere", async () => {
  expect(await list()).toEqual([]);
  await open("hanako");
  server.clock.advance({ minutes: 1 });
  await open("misaki");
  await open("ren", minato);
  expect((await list()).map(({ user_id, is_own, state }) => ({ user_id, is_own, state }))).toEqual([
    { user_id: membership.misaki, is_own: true, state: "valid" },
    { user_id: membership.hanako, is_own: false, state: "valid" },
  ]);
});

test("they are found by name, by state and by whether the office or a member issued them", async () => {
  await server
    .as("misaki")
    .call(revokeInvitationKey, { params: { id: aoba }, body: { user_id: membership.hanako } });
  expect(await whose({ state: "revoked" })).toEqual(idsOf("hanako"));
  expect(await whose({ state: "valid" })).toEqual(idsOf("misaki"));
  expect(await whose({ issued_by: "office" })).toEqual(idsOf("misaki"));
  expect(await whose({ issued_by: "members" })).toEqual(idsOf("hanako"));
  expect(await whose({ info: "花子" })).toEqual(idsOf("hanako"));
  expect(await whose({ info: "%" })).toEqual([]);
});

test("one ends soon in its last seven days; then it has expired, and renewing gives it 90 more", async () => {
  server.clock.advance({ days: 82 });
  expect(await whose({ state: "ending" })).toEqual([]);
  server.clock.advance({ days: 2 });
  expect(await whose({ state: "ending" })).toEqual(idsOf("misaki"));
  server.clock.advance({ days: 7 });
  expect(await whose({ state: "ending" })).toEqual([]);
  expect(await whose({ state: "expired" })).toEqual(idsOf("misaki"));
  await server.as("misaki").call(renewInvitationKey, { params: { id: aoba }, body: {} });
  expect(await whose({ state: "valid" })).toEqual(idsOf("misaki"));
});
