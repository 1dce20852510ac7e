import * as z from "zod/mini";
import * as limits from "#kit/contract/fields/limits.ts";
import { line } from "#kit/contract/fields/text.ts";
import { id } from "#kit/contract/wire.ts";

/** What a person fills in for a post; the length of the text itself is judged after sanitising and mentions. */
export const postFields = {
  title: line(limits.postTitle),
  content: z.string().check(z.maxLength(limits.richTextMarkup, { error: () => ({ message: "TOO_LONG" }) })),
  image_ids: z._default(
    z.array(id).check(z.maxLength(limits.postImages, { error: () => ({ message: "TOO_MANY" }) })),
    [],
  ),
  tags: z._default(
    z.array(z.string()).check(z.maxLength(limits.tags, { error: () => ({ message: "TOO_MANY" }) })),
    [],
  ),
  end_date: z._default(z.nullable(z.iso.date({ error: () => ({ message: "DATE" }) })), null),
};
