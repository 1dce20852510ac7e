import { MemoryFS } from "@electric-sql/pglite";

const BLOCK = 512;
const FOLDER = "5";

type Entry = { readonly path: string; readonly bytes: Uint8Array | undefined };

/** Returns the files and folders of a tar archive as PGlite writes it, in order; a folder has no bytes. */
export function readTar(archive: Uint8Array): readonly Entry[] {
  const textAt = (from: number, length: number) =>
    Buffer.from(archive.subarray(from, from + length))
      .toString("latin1")
      .split("\0", 1)[0] ?? "";
  const entries: Entry[] = [];
  for (let at = 0; archive[at]; ) {
    const size = Number.parseInt(textAt(at + 124, 12), 8);
    const begin = at + BLOCK;
    const bytes = textAt(at + 156, 1) === FOLDER ? undefined : archive.subarray(begin, begin + size);
    entries.push({ path: textAt(at, 100), bytes });
    at = begin + Math.ceil(size / BLOCK) * BLOCK;
  }
  return entries;
}

/** A database's memory begins with copies of these files, which is faster than unpacking the archive. */
export class PreparedFiles extends MemoryFS {
  readonly #entries: readonly Entry[];

  constructor(entries: readonly Entry[]) {
    super();
    this.#entries = entries;
  }

  override async initialSyncFs(): Promise<void> {
    if (!this.pg) return;
    const { FS, ENV } = this.pg.Module;
    FS.mkdirTree(ENV.PGDATA);
    for (const { path, bytes } of this.#entries)
      if (bytes) FS.writeFile(ENV.PGDATA + path, new Uint8Array(bytes), { canOwn: true });
      else FS.mkdirTree(ENV.PGDATA + path);
  }
}
