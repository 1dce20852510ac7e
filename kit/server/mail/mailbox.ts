import { randomBytes } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { OWN_FILE, OWN_FOLDER } from "../own-modes.ts";
import type { Mail } from "./mail.ts";

export type StoredMail = Mail & {
  readonly id: string;
  readonly from: string;
  /** The time is in ISO 8601. */
  readonly sentAt: string;
};

export type Mailbox = {
  keep(mail: Mail): Promise<void>;
  /** Returns the newest mails first, at most `limit`. */
  list(limit?: number): Promise<StoredMail[]>;
  /** Returns null when there is no such mail. */
  read(id: string): Promise<StoredMail | null>;
};

const mailId = /^\d{15}-\d{6}-[0-9a-f]{8}$/;
const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === "ENOENT";

/** Ids sort by time, then by their order in this process; the last part keeps two processes apart. */
function createIds() {
  let count = 0;
  return (at: Date) => {
    count = (count + 1) % 1_000_000;
    const parts = [String(at.getTime()).padStart(15, "0"), String(count).padStart(6, "0")];
    return [...parts, randomBytes(4).toString("hex")].join("-");
  };
}

/** Keeps the development mailbox, with one JSON file for each mail. */
export function createMailbox(folder: string, from: string, now = () => new Date()): Mailbox {
  const nextId = createIds();

  async function keep(mail: Mail): Promise<void> {
    const at = now();
    const id = nextId(at);
    const stored: StoredMail = { ...mail, id, from, sentAt: at.toISOString() };
    await mkdir(folder, { recursive: true, mode: OWN_FOLDER });
    // The file is written aside and renamed, so that neither a reader nor a kill ever meets half a mail.
    const aside = join(folder, `.${id}.tmp`);
    await writeFile(aside, JSON.stringify(stored, null, 2), { mode: OWN_FILE });
    await rename(aside, join(folder, `${id}.json`));
  }

  async function read(id: string): Promise<StoredMail | null> {
    if (!mailId.test(id)) return null;
    try {
      return JSON.parse(await readFile(join(folder, `${id}.json`), "utf8")) as StoredMail;
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  async function list(limit = 100): Promise<StoredMail[]> {
    const names = await readdir(folder).catch((error: unknown) => {
      if (isMissing(error)) return [];
      throw error;
    });
    const ids = names.filter((name) => name.endsWith(".json")).map((name) => name.slice(0, -".json".length));
    const newest = ids
      .filter((id) => mailId.test(id))
      .sort()
      .reverse()
      .slice(0, limit);
    return (await Promise.all(newest.map(read))).filter((mail) => mail !== null);
  }

  return { keep, list, read };
}
