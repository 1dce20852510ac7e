import { mkdtemp, readdir, rm, utimes } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { sql } from "kysely";
import { afterAll, expect, test } from "vitest";
import { readConfig } from "#apps/server/config.ts";
import { createServer } from "#apps/server/create-server.ts";
import { openDatabase } from "#apps/server/open-database.ts";
import { DAY_MS } from "#kit/contract/durations.ts";
import { png } from "#kit/server/images/test-pictures.test-helper.ts";
import { startServerProcess } from "#kit/testing/server-process.ts";
import { copyTemplate, engine } from "#kit/testing/template.ts";
import { until } from "#kit/testing/until.ts";
import { uploadImage } from "../contract/calls.ts";
import { removeOrphanImages } from "./remove-unused-files.ts";

const AOBA = 1;
const folder = await mkdtemp(join(tmpdir(), "enishi-upload-"));
const { settings, look, remove } = await copyTemplate(folder);
afterAll(async () => {
  await remove();
  await rm(folder, { recursive: true, force: true });
});

const pictures = async (): Promise<string[]> => {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && entry.name.endsWith(".webp"))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
};
const age = async (files: readonly string[]) => {
  const then = new Date(Date.now() - 2 * DAY_MS);
  for (const file of files) await utimes(file, then, then);
};

// Nothing can lock rows of the embedded database from outside.
test.runIf(engine === "postgres")(
  "what a kill leaves between a picture's files and its row goes after a day, and the pictures that were taken stay",
  async () => {
    const killed = await startServerProcess(settings);
    const bytes = new Uint8Array(await png(400, 300));
    const upload = () =>
      killed.as("hanako").call(uploadImage, {
        params: { id: AOBA },
        files: { image: new File([bytes], "写真.png") },
        body: {},
      });
    await upload();
    const taken = await pictures();
    await look(({ kysely }) =>
      kysely.transaction().execute(async (held) => {
        await sql`lock table files in exclusive mode`.execute(held);
        const answer = upload().catch(() => "no answer");
        await until(
          "the second picture is stored",
          async () => (await pictures()).length === 2 * taken.length,
        );
        await killed.end("SIGKILL");
        expect(await answer).toBe("no answer");
      }),
    );

    const config = await readConfig({ ...settings, LOG_LEVEL: "silent" });
    const another = await createServer({
      ...config,
      database: await openDatabase(config),
      publicUrl: "http://localhost",
    });
    await removeOrphanImages.run(another.services, {});
    expect((await pictures()).length).toBe(2 * taken.length);
    await age(await pictures());
    await removeOrphanImages.run(another.services, {});
    expect(await pictures()).toEqual(taken);
    await another.close();
  },
);
