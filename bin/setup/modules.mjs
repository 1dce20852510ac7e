import { join } from "node:path";
import { fingerprint, installMarked, isMarked } from "./mark.mjs";
import { npmCi } from "./npm-ci.mjs";

/** Installs the packages when the lock file changed since they were last installed. */
export function ensureModules(root) {
  const mark = join(root, "node_modules/.enishi-lock");
  const print = fingerprint(join(root, "package-lock.json"));
  if (isMarked(mark, print)) return;
  installMarked(mark, print, () => npmCi(root, "the packages"));
}
