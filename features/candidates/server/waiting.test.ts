import { afterAll, expect, test } from "vitest";
import { candidaciesEnded } from "#features/memberships/server/index.ts";
import { countUnreadNotices, listNotices } from "#features/notices/contract/calls.ts";
import { roomName } from "#kit/contract/live.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { connectLive, type LiveSocket } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { countCandidates } from "../contract/calls.ts";
import { CONSOLE_ROOM, candidateDecisions, candidatesChanged } from "../contract/decisions.ts";
import { makeCandidate } from "./candidates.test-helper.ts";

const server = await startTestServer();
const { aoba } = server.ids;
const params = { id: aoba };
const address = await server.listen();
const sockets: LiveSocket[] = [];
afterAll(() => {
  for (const socket of sockets) socket.close();
});
const waiting = async () => (await server.as("misaki").call(countCandidates, { params })).waiting;

test("every open console follows how many wait, as they apply and as somebody decides", async () => {
  const console = await connectLive(address, "misaki");
  sockets.push(console);
  expect(await console.join(roomName(CONSOLE_ROOM, aoba))).toBe(true);
  const before = await waiting();
  const { id } = await makeCandidate(server, "counted");
  expect(await waiting()).toBe(before + 1);
  expect(await console.until(candidatesChanged.name)).toEqual([{ community_id: aoba, waiting: before + 1 }]);
  await server.as("makoto").call(candidateDecisions.reject, { params, body: { ids: [id] } });
  expect((await console.until(candidatesChanged.name, 2)).at(-1)).toEqual({
    community_id: aoba,
    waiting: before,
  });
});

test("whoever is no administrator cannot listen there", async () => {
  const member = await connectLive(address, "ken");
  sockets.push(member);
  expect(await member.join(roomName(CONSOLE_ROOM, aoba))).toBe(false);
});

test("administrators hear in the bell of somebody who applies, without a name, and members do not", async () => {
  const unread = async (who: "misaki" | "ken") =>
    (await server.as(who).call(countUnreadNotices, { params })).unread_notification_count;
  const [ofMisaki, ofKen] = [await unread("misaki"), await unread("ken")];
  await makeCandidate(server, "noticed");
  expect([await unread("misaki"), await unread("ken")]).toEqual([ofMisaki + 1, ofKen]);
  const [latest] = (await server.as("misaki").call(listNotices, { params })).data.records;
  expect(latest).toMatchObject({
    notice_type: "application",
    title: "青葉製作所アルムナイへの参加の申し込みがありました",
    facts: { actor: null },
  });
});

test("the consoles of all communities follow when one act ends a candidacy in each", async () => {
  const { minato } = server.ids;
  const console = await connectLive(address, "misaki");
  const other = await connectLive(address, "yui");
  sockets.push(console, other);
  expect(await console.join(roomName(CONSOLE_ROOM, aoba))).toBe(true);
  expect(await other.join(roomName(CONSOLE_ROOM, minato))).toBe(true);
  await inTransaction(server.services, async (work) => {
    await work.emit(candidaciesEnded, { communityId: aoba });
    await work.emit(candidaciesEnded, { communityId: minato });
  });
  expect(await console.until(candidatesChanged.name)).toMatchObject([{ community_id: aoba }]);
  expect(await other.until(candidatesChanged.name)).toMatchObject([{ community_id: minato }]);
});
