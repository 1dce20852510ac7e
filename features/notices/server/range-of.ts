import { decodeCursor } from "#kit/server/list/cursor.ts";

type PageQuery = { readonly page: number; readonly per_page: number; readonly cursor?: string | undefined };

/** A list statement continues after this time and id, with this page size, or skips this many rows. */
export type Range = { afterAt: Date | null; afterId: number | null; size: number; offset: number };

export function rangeOf({ page, per_page: size, cursor }: PageQuery): Range {
  if (cursor === undefined) return { afterAt: null, afterId: null, size, offset: (page - 1) * size };
  const { time, id } = decodeCursor(cursor, "cursor");
  return { afterAt: time, afterId: id, size, offset: 0 };
}
