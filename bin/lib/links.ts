import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isTest } from "../import-rules/place.ts";
import { lineAt, readSource } from "../import-rules/source.ts";
import { files } from "./walk.ts";

/** An address has parameters or is what `linkTo` is given. */
const address = /(?:linkTo\(\s*)?(["`])(\/[^"`\s]*)\1/g;
const inArea = /^\/(?::area|alumni|community|operator|\$\{(?:area|currentArea\(\))\})\/[\w$:]/;
/** Addresses that differ by the kind of account, and the area's own beginnings, are written down once. */
const tables =
  /^(?:features\/accounts\/contract\/paths|kit\/web\/session\/area|apps\/web\/screens\/redirects)\.ts$/;

/**
 * Reports links to addresses at which no screen is declared, and addresses of screens that are put together by hand. A
 * `${…}` stands for one or more of the declared addresses.
 */
export async function linkFaults(root: string): Promise<string[]> {
  // The screens are loaded only here, so that the other checks run where one of them cannot be.
  const { screens } = await import("../docs/screens.ts");
  const isDeclared = (path: string): boolean => {
    const pattern = path
      .replace(/[.*+?^()[\]\\|]/g, "\\$&")
      .replace(/\$\{[^}]*\}/g, "[^?]+")
      .replace("/:area", "/(?:alumni|community|operator)");
    return screens.some((screen) => new RegExp(`^${pattern}$`).test(screen.path));
  };
  return files(root, ["{apps/{server,web},features,kit}/**/*.{ts,tsx}"])
    .filter((path) => !isTest(path) && !path.endsWith("/screens.ts") && !tables.test(path))
    .flatMap((path) => {
      const { text } = readSource(path, readFileSync(join(root, path), "utf8"));
      return [...text.matchAll(address)].flatMap(({ 0: whole, 2: found = "", index }) => {
        const isAddress = whole.startsWith("linkTo") || (inArea.test(found) && found.includes("/:"));
        if (isAddress && !isDeclared(found))
          return [`${path}:${lineAt(text, index)} no screen is declared at ${found}`];
        if (!isAddress && inArea.test(found) && !found.startsWith("/operator"))
          return [`${path}:${lineAt(text, index)} a link is linkTo(address, params): ${found}`];
        return [];
      });
    });
}
