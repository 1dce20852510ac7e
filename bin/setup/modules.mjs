import { installOnce } from "./install-once.mjs";
import { npmCi } from "./npm-ci.mjs";

/** Installs the packages when the lock file changed since they were last installed. */
export function ensureModules(root) {
  installOnce(root, () => npmCi(root, "the packages"));
}
