import { basename, join } from "node:path";
import { pathToFileURL } from "node:url";
import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors, type ErrorCode } from "#kit/contract/errors.ts";
import { root } from "../lib/root.ts";
import { files } from "../lib/walk.ts";

const isObject = (value: unknown): value is object => typeof value === "object" && value !== null;
const isCall = (value: unknown): value is AnyCall =>
  isObject(value) && "method" in value && "access" in value;
const isError = (value: unknown): value is ErrorCode => isObject(value) && "code" in value && "ja" in value;

async function readContracts() {
  const paths = files(root, ["features/*/contract/**/*.ts"]).filter(
    (path) => !/\.test(-helper)?\.ts$/.test(path),
  );
  return Promise.all(
    paths.map(async (path) => ({
      owner: path.split("/")[1] ?? basename(path),
      exports: (await import(pathToFileURL(join(root, path)).href)) as Record<string, unknown>,
    })),
  );
}

/** Returns the name of each call: the one it is exported under, the same in every layer. */
export async function callNames(): Promise<ReadonlyMap<AnyCall, string>> {
  const found = (await readContracts()).flatMap(({ exports }) => Object.entries(exports));
  const named = found.flatMap(([name, value]): [string, unknown][] =>
    // A pair is exported as one object.
    isObject(value) && !isCall(value)
      ? Object.entries(value).map(([key, one]) => [`${name}.${key}`, one])
      : [[name, value]],
  );
  return new Map(named.flatMap(([name, value]) => (isCall(value) ? [[value, name] as const] : [])));
}

export async function errorCatalogue(): Promise<{ readonly owner: string; readonly error: ErrorCode }[]> {
  const common = Object.values(commonErrors).map((error) => ({ owner: "kit", error }));
  const owned = (await readContracts()).flatMap(({ owner, exports }) =>
    Object.values(exports)
      .flatMap((value) => (isObject(value) ? Object.values(value) : []))
      .filter(isError)
      .map((error) => ({ owner, error })),
  );
  const once = new Map([...owned, ...common].map((entry) => [entry.error, entry]));
  const rank = (owner: string): string => (owner === "kit" ? "" : owner);
  return [...once.values()].sort((a, b) => rank(a.owner).localeCompare(rank(b.owner)));
}
