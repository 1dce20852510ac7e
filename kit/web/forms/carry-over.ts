type Values = Readonly<Record<string, unknown>>;

const isGroup = (value: unknown): value is Values =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Returns the changed fields: `title`, or `columns.zipcode` where a field has several named parts. */
export const changedPaths = (before: object, changes: object): string[] =>
  Object.entries(changes).flatMap(([name, value]) => {
    const old = (before as Values)[name];
    if (!isGroup(value) || !isGroup(old)) return [name];
    return Object.keys(value)
      .filter((key) => value[key] !== old[key])
      .map((key) => `${name}.${key}`);
  });

/** Returns the latest version with the typed fields, and with nothing else of the version they were typed over. */
export const carryOver = <V extends object>(latest: V, typed: V, paths: readonly string[]): V =>
  paths.reduce<Values>((values, path) => {
    const [name = "", key] = path.split(".");
    const mine = (typed as Values)[name];
    const carried =
      key !== undefined && isGroup(mine) ? { ...(values[name] as Values), [key]: mine[key] } : mine;
    return { ...values, [name]: carried };
  }, latest as Values) as V;

const valueAt = (values: object, path: string): unknown => {
  const [name = "", key] = path.split(".");
  const value = (values as Values)[name];
  return key !== undefined && isGroup(value) ? value[key] : value;
};
const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);

/** Somebody else has changed this field meanwhile to another value. */
export type Conflict = { readonly path: string; readonly mine: unknown; readonly latest: unknown };

export const findConflicts = (
  before: object,
  typed: object,
  latest: object,
  paths: readonly string[],
): Conflict[] =>
  paths.flatMap((path) => {
    const [mine, theirs] = [valueAt(typed, path), valueAt(latest, path)];
    const isConflict = !isSame(valueAt(before, path), theirs) && !isSame(mine, theirs);
    return isConflict ? [{ path, mine, latest: theirs }] : [];
  });

/** Counts the touched fields whose values have changed. */
export const countChanges = (before: object, typed: object, paths: readonly string[]): number =>
  paths.filter((path) => !isSame(valueAt(before, path), valueAt(typed, path))).length;
