type Path = readonly (string | number)[];

/** What no PostgreSQL text holds: U+0000, and half of a surrogate pair, which is no UTF-8. */
const isUnstorable = (text: string): boolean => text.includes("\0") || !text.isWellFormed();

/** Where in a parsed input such a text stands, for fields whose own rule lets any characters through. */
export function findUnstorable(value: unknown, path: Path = []): Path[] {
  if (typeof value === "string") return isUnstorable(value) ? [path] : [];
  if (Array.isArray(value)) return value.flatMap((item, index) => findUnstorable(item, [...path, index]));
  if (typeof value !== "object" || value === null || ArrayBuffer.isView(value)) return [];
  return Object.entries(value).flatMap(([name, item]) =>
    isUnstorable(name) ? [path] : findUnstorable(item, [...path, name]),
  );
}
