import { expect, test } from "vitest";
import * as z from "zod/mini";
import { liveEvent, roomName } from "#kit/contract/live.ts";
import type { Feature } from "#kit/server/feature.ts";
import type { Services } from "#kit/server/work/services.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";

const room = roomName("slow", 1);
const secret = liveEvent("secret", z.object({}));
let looks = 0;

/** The change is told everywhere while the first look, which came before it, is still on its way back. */
async function endAccess({ access, database }: Services): Promise<void> {
  const told = new Promise<void>((resolve) => access.onChange(() => resolve()));
  await database.kysely.updateTable("memberships").set({ state: "paused" }).execute();
  await told;
}

const slow: Feature = {
  name: "slow",
  routes: [],
  rooms: (services) => [
    {
      kind: "slow",
      mayJoin: async () => {
        looks += 1;
        const first = looks === 1;
        if (first) await endAccess(services);
        return first;
      },
    },
  ],
};

const server = await startTestServer({ features: [slow] });

test("whoever loses access in the moment of joining is not in the room", async () => {
  const live = await connectLive(await server.listen(), "hanako");
  expect(await live.join(room)).toBe(false);
  server.services.live.publish(room, secret, {});
  expect(await live.join(room)).toBe(false);
  expect(live.heard("secret")).toEqual([]);
  live.close();
});
