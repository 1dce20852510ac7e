import { bannedWordFault } from "#features/banned-words/server/index.ts";
import { checkMentions, type LoadedPost } from "#features/posts/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { expandedCounter } from "#kit/contract/fields/mentions.ts";
import { textFault } from "#kit/contract/fields/text.ts";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import type { Db } from "#kit/server/database/database.ts";
import { fieldFailures } from "#kit/server/failure.ts";
import { COMMENT } from "../contract/limits.ts";

/** Returns who is mentioned now and was not `before`; all can read the post. @throws what is wrong with the text */
export async function checkComment(
  db: Db,
  { row }: LoadedPost,
  content: string,
  before?: string,
): Promise<readonly number[]> {
  const place = { communityId: row.community_id, contentType: row.content_type, writerId: row.membership_id };
  const { names, added } = await checkMentions(db, place, content, before);
  const found =
    textFault(content, { ...COMMENT, counter: expandedCounter(graphemeLength, names) }) ??
    (await bannedWordFault(db, content));
  if (found)
    throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [
      { message_code: found.code, field: "content", params: found.params },
    ]);
  return added;
}
