type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** What somebody has changed: `title`, or `columns.zipcode` where a field holds several by name. */
export const changedPaths = (before: object, changes: object): string[] =>
  Object.entries(changes).flatMap(([name, value]) => {
    const old = (before as Values)[name];
    if (!isGroup(value) || !isGroup(old)) return [name];
    return Object.keys(value)
      .filter((key) => value[key] !== old[key])
      .map((key) => `${name}.${key}`);
  });

/** The latest version with what has been typed in its place, and nothing else of the version it was typed over. */
export const carryOver = <V extends object>(latest: V, typed: V, paths: readonly string[]): V =>
  paths.reduce<Values>((values, path) => {
    const [name = "", key] = path.split(".");
    const mine = (typed as Values)[name];
    const carried =
      key !== undefined && isGroup(mine) ? { ...(values[name] as Values), [key]: mine[key] } : mine;
    return { ...values, [name]: carried };
  }, latest as Values) as V;
