import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import sharp from "sharp";
import { castToken } from "#kit/testing/cast.ts";
import { copyTemplate, prepareTemplate } from "#kit/testing/template.ts";
import { headersOf } from "./data.ts";
import { load } from "./load.ts";
import { ms, print, printConditions } from "./print.ts";
import { startProcess } from "./process.ts";

const POSTS = 200;
const UPLOADS = 10;
const CONNECTIONS = 15;
const SECONDS = 10;

/** A photo of about 1.5 MB, which no compression makes smaller. */
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

printConditions();
await prepareTemplate();
const folder = await mkdtemp(join(tmpdir(), "enishi-bench-embedded-"));
const { look } = await copyTemplate(folder);
await look(fill);
const server = await startProcess("our-server.ts", { DATABASE_URL: "", FOLDER: folder });
const headers = headersOf(castToken("hanako"));
const timeline = (seconds: number) =>
  load(`${server.url}/api/communities/1/posts`, CONNECTIONS, seconds, { headers });

await timeline(2);
const alone = await uploadTimes();
const quiet = await timeline(SECONDS);
const busy = timeline(2 * SECONDS);
await wait(500);
const beside = await uploadTimes();
const { perSecond, p99, failures } = await busy;
print(
  `Uploads of ${(photo.length / 1e6).toFixed(1)} MB on the embedded database, ${UPLOADS} one after another: alone ${alone}; beside ${CONNECTIONS} connections that read the timeline ${beside}.`,
);
print(
  `The timeline by these ${CONNECTIONS}: ${Math.round(quiet.perSecond)}/s, p99 ${ms(quiet.p99)} ms; with the uploads ${Math.round(perSecond)}/s, p99 ${ms(p99)} ms, ${quiet.failures + failures} failed.`,
);
await server.stop();
await rm(folder, { recursive: true });

type Look = Parameters<typeof look>[0];
async function fill({ kysely }: Parameters<Look>[0]): Promise<void> {
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

async function uploadTimes(): Promise<string> {
  const times: number[] = [];
  for (let i = 0; i < UPLOADS; i += 1) {
    const form = new FormData();
    form.set("image", new File([new Uint8Array(photo)], "photo.jpg", { type: "image/jpeg" }));
    const from = performance.now();
    const answer = await fetch(`${server.url}/api/communities/1/media/upload`, {
      method: "POST",
      headers,
      body: form,
    });
    if (!answer.ok) throw new Error(`an upload was answered ${answer.status}`);
    await answer.arrayBuffer();
    times.push(performance.now() - from);
  }
  const sorted = times.toSorted((a, b) => a - b);
  return `median ${ms(sorted[Math.floor(UPLOADS / 2)] ?? 0)} ms, longest ${ms(sorted.at(-1) ?? 0)} ms`;
}
