import { mentionErrors } from "#kit/contract/fields/mention-errors.ts";
import { mentionedIds } from "#kit/contract/fields/mentions.ts";
import type { Db } from "#kit/server/database/database.ts";
import { runIn } from "#kit/server/database/run-in.ts";
import { failure } from "#kit/server/failure.ts";
import { findReaders } from "./mention-users.sql.ts";

export type MentionContext = {
  readonly communityId: number;
  readonly contentType: number;
  readonly writerId: number;
};

type Mentions = {
  readonly names: ReadonlyMap<number, string>;
  readonly added: readonly number[];
};

/**
 * Returns the names of a text's mentions by membership. People in `before` may stay although they have left since.
 * @throws ERROR_MENTION_USER_INVALID for anybody who cannot read the place. R229
 */
export async function checkMentions(
  db: Db,
  { communityId: community, contentType, writerId: writer }: MentionContext,
  text: string,
  before = "",
): Promise<Mentions> {
  const ids = mentionedIds(text);
  if (ids.length === 0) return { names: new Map(), added: [] };
  const rows = await runIn(db, findReaders, { community, contentType, writer, ids });
  const names = new Map(rows.map((row) => [row.id, row.display_name]));
  const kept = new Set(mentionedIds(before));
  if (ids.some((id) => !names.has(id) && !kept.has(id)))
    throw failure(mentionErrors.ERROR_MENTION_USER_INVALID, { field: "content" });
  return { names, added: [...names.keys()].filter((id) => !kept.has(id)) };
}
