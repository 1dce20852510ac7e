import { decodeCursor } from "#kit/server/list/cursor.ts";

type PageQuery = { readonly page: number; readonly per_page: number; readonly cursor?: string | undefined };

/** The values of a list statement: time and id to go on after, rows to read, rows to skip. */
export function rangeOf({ page, per_page, cursor }: PageQuery): [Date | null, number | null, number, number] {
  if (cursor === undefined) return [null, null, per_page + 1, (page - 1) * per_page];
  const { time, id } = decodeCursor(cursor, "cursor");
  return [time, id, per_page + 1, 0];
}
