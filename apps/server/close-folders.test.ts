import { chmod, mkdir, mkdtemp, rm, stat, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { closeFolders } from "./close-folders.ts";

const modeOf = async (path: string) => ((await stat(path)).mode & 0o777).toString(8);

test.skipIf(process.platform === "win32")(
  "folders that were once made for everybody are closed, and one that was put there on purpose is left",
  async () => {
    const home = await mkdtemp(join(tmpdir(), "close-folders-"));
    for (const name of ["data", "data/files", "shared"]) {
      await mkdir(join(home, name));
      await chmod(join(home, name), 0o755);
    }
    await symlink(join(home, "shared"), join(home, "data", "mailbox"));
    await closeFolders(join(home, "data"));
    expect(await modeOf(join(home, "data/files"))).toBe("700");
    expect(await modeOf(join(home, "shared"))).toBe("755");
    await rm(home, { recursive: true });
  },
);
