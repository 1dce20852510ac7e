import { expect, test } from "vitest";
import * as z from "zod/mini";
import { LEAVE_ROOM, liveEvent, roomName } from "#kit/contract/live.ts";
import type { Feature } from "#kit/server/feature.ts";
import type { Services } from "#kit/server/work/services.ts";
import { connectLive } from "#kit/testing/live-socket.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";

const room = roomName("slow", 1);
const secret = liveEvent("secret", z.object({}));
let looks = 0;

/** Announces the change everywhere while the answer to the first check, which came before it, is still on its way. */
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

const far = roomName("far", 1);
const answers: PromiseWithResolvers<boolean>[] = [];

/** The test decides when the database of these rooms answers. */
const distant: Feature = {
  name: "distant",
  routes: [],
  rooms: () => [
    {
      kind: "far",
      mayJoin: () => {
        const answer = Promise.withResolvers<boolean>();
        answers.push(answer);
        return answer.promise;
      },
    },
  ],
};
const answerNext = async () => (await until("somebody is looked at", () => answers.shift())).resolve(true);

const server = await startTestServer({ features: [slow, distant] });

const address = await server.listen();

test("whoever leaves while joining is not in the room, and is when they join again", async () => {
  const live = await connectLive(address, "ken");
  for (const looks of [0, 1]) {
    const joining = live.join(far);
    for (let look = 0; look < looks; look += 1) await answerNext();
    await until("being looked at", () => answers.length > 0);
    await live.socket.emitWithAck(LEAVE_ROOM, far);
    while (answers.length > 0) await answerNext();
    expect(await joining).toBe(false);
  }
  server.services.live.publish(far, secret, {});
  const again = live.join(far);
  await answerNext();
  await answerNext();
  expect(await again).toBe(true);
  expect(live.heard("secret")).toEqual([]);
  server.services.live.publish(far, secret, {});
  expect(await live.until("secret")).toHaveLength(1);
  live.close();
});

test("whoever loses access in the moment of joining is not in the room", async () => {
  const live = await connectLive(address, "hanako");
  expect(await live.join(room)).toBe(false);
  server.services.live.publish(room, secret, {});
  expect(await live.join(room)).toBe(false);
  expect(live.heard("secret")).toEqual([]);
  live.close();
});
