import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Database } from "#kit/server/database/database.ts";
import { copyTemplate, prepareTemplate } from "#kit/testing/template.ts";
import { type Running, startProcess } from "./process.ts";

type Prepare<T> = (database: Database, url: string) => Promise<T>;

/**
 * Runs a server on a copy of the cast's database, to which `prepare` has added, for as long as `measure` needs it. With
 * `isDurable` each commit waits for the disk, as it does wherever nothing may be lost.
 */
export async function withCastServer<T>(
  { prepare, isDurable = false, ...more }: { prepare: Prepare<T>; isDurable?: boolean; PAGES?: string },
  measure: (server: Running, prepared: T) => Promise<void>,
): Promise<void> {
  await prepareTemplate();
  const folder = await mkdtemp(join(tmpdir(), "enishi-bench-"));
  const { settings, look, remove } = await copyTemplate(folder);
  const url = new URL(settings.DATABASE_URL || "embedded:");
  if (isDurable) url.searchParams.delete("options");
  const DATABASE_URL = settings.DATABASE_URL ? url.href : "";
  try {
    const prepared = await look((database) => prepare(database, DATABASE_URL));
    const server = await startProcess("our-server.ts", { DATABASE_URL, FOLDER: folder, ...more });
    await measure(server, prepared);
    await server.stop();
  } finally {
    await remove();
    await rm(folder, { recursive: true, force: true });
  }
}
