import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import type { Database } from "#kit/server/database/database.ts";
import { castToken } from "#kit/testing/cast.ts";
import { withCastServer } from "./cast-server.ts";
import { headersOf } from "./data.ts";
import { load } from "./load.ts";
import { ms, print, printConditions } from "./print.ts";
import { medianOf, timesOf } from "./times.ts";

const POSTS = 200;
const UPLOADS = 10;
const CONNECTIONS = 15;
const SECONDS = 10;

/** The photo has about 1 MB, which no compression makes smaller. */
const photo = await sharp({
  create: {
    width: 1_200,
    height: 900,
    channels: 3,
    background: "white",
    noise: { type: "gaussian", mean: 128, sigma: 60 },
  },
})
  .jpeg({ quality: 95 })
  .toBuffer();

const headers = headersOf(castToken("hanako"));

printConditions();
await withCastServer({ prepare: fill }, async ({ url }) => {
  const timeline = (seconds: number) =>
    load(`${url}/api/communities/1/posts`, CONNECTIONS, seconds, { headers });
  await timeline(2);
  const alone = await uploadTimes(url);
  const quiet = await timeline(SECONDS);
  const busy = timeline(2 * SECONDS);
  await wait(500);
  const beside = await uploadTimes(url);
  const { perSecond, p99, failures } = await busy;
  print(
    `Uploads of ${(photo.length / 1e6).toFixed(1)} MB on the embedded database, ${UPLOADS} one after another: alone ${alone}; beside ${CONNECTIONS} connections that read the timeline ${beside}.`,
  );
  print(
    `The timeline by these ${CONNECTIONS}: ${Math.round(quiet.perSecond)}/s, p99 ${ms(quiet.p99)} ms; with the uploads ${Math.round(perSecond)}/s, p99 ${ms(p99)} ms, ${quiet.failures + failures} failed.`,
  );
});

async function fill({ kysely }: Database): Promise<void> {
  const row = {
    community_id: 1,
    membership_id: 1,
    content_type: 1,
    title: "便り",
    content: `<p>${"近況のご報告です。".repeat(40)}</p>`,
    created_at: new Date(),
    updated_at: new Date(),
  };
  const rows = Array.from({ length: POSTS }, () => ({ ...row, client_id: crypto.randomUUID() }));
  await kysely.insertInto("posts").values(rows).execute();
}

async function uploadTimes(url: string): Promise<string> {
  const times = await timesOf(UPLOADS, async () => {
    const body = new FormData();
    body.set("image", new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }));
    const answer = await fetch(`${url}/api/communities/1/media/upload`, { method: "POST", headers, body });
    if (!answer.ok) throw new Error(`an upload was answered ${answer.status}`);
    await answer.arrayBuffer();
  });
  return `median ${ms(medianOf(times))} ms, longest ${ms(Math.max(...times))} ms`;
}
