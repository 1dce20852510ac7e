import { expect, test } from "vitest";
import { COMMUNITY_ROOM } from "#features/communities/contract/live.ts";
import { roomName } from "#kit/contract/live.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { deleteGroup, joinGroup, updateGroup } from "../contract/calls.ts";
import { INVITATION_URL } from "../contract/limits.ts";
import { groupsOf } from "./groups.test-helper.ts";

const server = await startTestServer();
const address = await server.listen();
const { create, invite } = groupsOf(server);

test("the community hears of general groups, and of invitation-only ones nothing", async () => {
  const live = await connectLive(address, "ichiro");
  await live.join(roomName(COMMUNITY_ROOM, server.ids.aoba));
  const edit = (id: number, is_invitation_only: boolean) =>
    server.as("hanako").call(updateGroup, {
      params: { id },
      body: { name: "改名", information: INVITATION_URL, is_invitation_only },
    });

  const secret = await create("hanako", "幹事会", { is_invitation_only: true });
  await invite(secret.id, "ken");
  await server.as("ken").call(joinGroup, { params: { id: secret.id } });
  await edit(secret.id, true);
  await server.as("hanako").call(deleteGroup, { params: { id: secret.id } });

  const { id } = await create("hanako", "登山部");
  await server.as("ken").call(joinGroup, { params: { id } });
  await server.as("ken").call(joinGroup, { params: { id } });
  await edit(id, true);
  await edit(id, false);
  await server.as("misaki").call(deleteGroup, { params: { id } });
  expect(await live.until("group.changed", 5)).toEqual([
    { id, change: "created", members_count: 1 },
    { id, change: "members", members_count: 2 },
    { id, change: "gone", members_count: 2 },
    { id, change: "edited", members_count: 2 },
    { id, change: "gone", members_count: 0 },
  ]);
  live.close();
});
