export type Side = "contract" | "server" | "web" | "migration" | "test" | "tool";
export type ModulePlace = {
  readonly side: Side;
  /** This is the feature's folder name; undefined in kit, apps, db and the tools. */
  readonly feature?: string;
  readonly part: "kit" | "features" | "apps" | "db" | "tool";
};

const sideOfFolder: Readonly<Record<string, Side>> = {
  contract: "contract",
  server: "server",
  web: "web",
  ui: "web",
  testing: "test",
};

/** Test files and kit/testing may import anything they test. */
export const isTest = (path: string): boolean =>
  /\.test(-helper)?\.tsx?$/.test(path) || path.startsWith("kit/testing/") || path.startsWith("e2e/");

/** Returns the place of a file, read from its path; undefined for a package. */
export function placeOf(path: string): ModulePlace | undefined {
  const [part = "", first = "", second = ""] = path.split("/");
  if (part === "kit") return { part, side: sideOfFolder[first] ?? "tool" };
  if (part === "features") return { part, feature: first, side: sideOfFolder[second] ?? "tool" };
  if (part === "apps") return { part, side: sideOfFolder[first] ?? "tool" };
  if (part === "db") return { part, side: first === "migrations" ? "migration" : "server" };
  if (part === "bin" || part === "bench" || part === "e2e") return { part: "tool", side: "tool" };
  return undefined;
}
