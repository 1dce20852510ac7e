import { createHash } from "node:crypto";
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { basename } from "node:path";
import pg from "pg";
import { pino } from "pino";
import { features } from "#apps/server/features.ts";
import type { Database } from "#kit/server/database/database.ts";
import { migrate } from "#kit/server/database/migrate.ts";
import { openPglite } from "#kit/server/database/pglite.ts";
import { openPostgres, SESSION_OPTIONS } from "#kit/server/database/postgres.ts";
import { createDeadline } from "#kit/server/deadline.ts";
import { createJobs } from "#kit/server/jobs/jobs.ts";
import { holdCompiledCode } from "./hold-compiled-code.ts";
import { leftBehind } from "./left-behind.ts";
import { PreparedFiles, readTar } from "./prepared-files.ts";
import { seedCast } from "./seed-cast.ts";

export const engine = process.env.ENISHI_TEST_ENGINE === "postgres" ? "postgres" : "pglite";
const serverUrl = process.env.TEST_DATABASE_URL ?? "postgres://postgres@127.0.0.1:5432/postgres";
holdCompiledCode();
const cacheFolder = new URL("../../.cache/", import.meta.url).pathname;

/** Prepares a migrated database with the cast, made once per change of the model and copied for each test file. */
export async function prepareTemplate(): Promise<void> {
  if (engine === "postgres") return preparePostgresTemplate();
  const path = await dumpPath();
  if (await readFile(path).catch(() => undefined)) return;
  const database = await openPglite(undefined);
  await fill(database);
  await shrink(database);
  const dump = await database.pglite?.dumpDataDir("none");
  await database.close();
  await mkdir(cacheFolder, { recursive: true });
  if (dump) await writeFile(path, new Uint8Array(await dump.arrayBuffer()));
}

/** Opens a copy of the template; closing it removes it. */
export async function openTestDatabase(): Promise<Database & { url?: string }> {
  if (engine === "pglite") return openEmbedded();
  const name = `enishi_test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  await administer(`create database ${name} template ${await templateName()}`);
  const url = databaseUrl(name);
  const database = await openPostgres(url, { poolSize: 12 });
  return {
    ...database,
    url,
    close: async () => {
      await database.close();
      await administer(`drop database if exists ${name} with (force)`);
    },
  };
}

/** Creates a database without tables, in PostgreSQL whatever the engine of the other tests. */
export async function createEmptyDatabase(): Promise<{
  readonly url: string;
  readonly drop: () => Promise<void>;
}> {
  const name = `enishi_test_${process.pid}_${crypto.randomUUID().slice(0, 8)}`;
  await createDatabase(name);
  return {
    url: databaseUrl(name),
    drop: async () => void (await administer(`drop database if exists ${name} with (force)`)),
  };
}

const createDatabase = (name: string) =>
  administer(
    `create database ${name} encoding 'UTF8' lc_collate 'C.UTF-8' lc_ctype 'C.UTF-8' template template0`,
  );

/** All test files of a worker share what was read once. */
let preparedFiles: Promise<ReturnType<typeof readTar>> | undefined;

async function openEmbedded(): Promise<Database> {
  preparedFiles ??= readFile(await dumpPath()).then(readTar);
  return openPglite(undefined, new PreparedFiles(await preparedFiles));
}

/**
 * Copies the template for a server in a process of its own: returns its settings and a way to look into the database.
 * The embedded engine admits one process at a time, so one can look only while no server runs.
 */
export async function copyTemplate(dataDir: string): Promise<{
  readonly settings: Record<string, string>;
  readonly look: <T>(read: (database: Database) => Promise<T>) => Promise<T>;
  readonly remove: () => Promise<void>;
}> {
  if (engine === "postgres") {
    const database = await openTestDatabase();
    const settings = { DATA_DIR: dataDir, DATABASE_URL: database.url ?? "" };
    return { settings, look: (read) => read(database), remove: database.close };
  }
  const folder = `${dataDir}/database/pgdata`;
  await mkdir(folder, { recursive: true });
  await (await openPglite(folder, new Blob([await readFile(await dumpPath())]))).close();
  const look = async <T>(read: (database: Database) => Promise<T>): Promise<T> => {
    const database = await openPglite(folder);
    return read(database).finally(database.close);
  };
  return { settings: { DATA_DIR: dataDir }, look, remove: async () => {} };
}

async function preparePostgresTemplate(): Promise<void> {
  await removeLeftBehind();
  const name = await templateName();
  if ((await administer(`select 1 from pg_database where datname = '${name}'`)).length > 0) return;
  const draft = `${name}_draft_${process.pid}`;
  await createDatabase(draft);
  const database = await openPostgres(databaseUrl(draft));
  await fill(database);
  await database.close();
  // Two runs may prepare at once; the second one drops its draft.
  await administer(`alter database ${draft} rename to ${name}`).catch(() =>
    administer(`drop database ${draft}`),
  );
}

/** A database with connections is not removed: a run on another machine shows only by its connections. */
async function removeLeftBehind(): Promise<void> {
  const unused = await administer(
    `select d.datname from pg_database d
     where not exists (select from pg_stat_activity a where a.datname = d.datname)`,
  );
  const names = unused.map((row) => (row as { datname: string }).datname);
  // Two runs may clean up at once, or somebody may have connected meanwhile; then the database stays.
  for (const name of leftBehind(names))
    await administer(`drop database if exists ${name}`).catch(() => undefined);
}

async function fill(database: Database): Promise<void> {
  await migrate(database);
  const jobs = createJobs(
    database,
    features.flatMap((feature) => feature.jobs ?? []),
    pino({ level: "error" }),
  );
  await jobs.prepare();
  await jobs.stop(createDeadline(5_000));
  await seedCast(database.kysely);
}

/** A dump is unpacked for each test file, so it goes without template databases and without anything to recover. */
async function shrink({ pglite }: Database): Promise<void> {
  for (const unused of ["template0", "template1"]) {
    await pglite?.exec(`update pg_database set datistemplate = false where datname = '${unused}'`);
    await pglite?.exec(`drop database ${unused}`);
  }
  await pglite?.exec("checkpoint");
}

/** No test database has to survive a power failure, so nothing waits for the disk. */
const databaseUrl = (name: string): string => {
  const url = Object.assign(new URL(serverUrl), { pathname: `/${name}` });
  url.searchParams.set("options", `${SESSION_OPTIONS} -c synchronous_commit=off`);
  return url.href;
};
const templateName = async (): Promise<string> => `enishi_template_${await fingerprint()}`;
const dumpPath = async (): Promise<string> => `${cacheFolder}template-${await fingerprint()}.tar`;

async function administer(statement: string): Promise<unknown[]> {
  const client = new pg.Client({ connectionString: serverUrl });
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

let known: Promise<string> | undefined;
/** The fingerprint changes with the migrations, the cast, the list of jobs and the way the template is made. */
const fingerprint = (): Promise<string> => {
  known ??= (async () => {
    const migrations = new URL("../../db/migrations/", import.meta.url);
    const names = (await readdir(migrations)).sort().map((name) => new URL(name, migrations));
    const makers = ["cast.ts", "seed-cast.ts", "template.ts"].map((name) => new URL(name, import.meta.url));
    const hash = createHash("sha256").update(
      features
        .flatMap((feature) => feature.jobs ?? [])
        .map((job) => job.name)
        .join(),
    );
    // Names count too: a renumbered migration is another one to the database.
    for (const file of [...names, ...makers])
      hash.update(basename(file.pathname)).update(await readFile(file));
    return hash.digest("hex").slice(0, 12);
  })();
  return known;
};
