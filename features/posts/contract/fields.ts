import * as z from "zod/mini";
import { date } from "#kit/contract/fields/dates.ts";
import { mentionsWithinLimit, unexpandedCounter } from "#kit/contract/fields/mentions.ts";
import { richText } from "#kit/contract/fields/rich-text.ts";
import { tags } from "#kit/contract/fields/tags.ts";
import { line } from "#kit/contract/fields/text.ts";
import { articleLength } from "#kit/contract/fields/text-length.ts";
import { id } from "#kit/contract/wire.ts";
import { POST_CONTENT, POST_IMAGES, POST_TITLE } from "./limits.ts";

const fields = {
  title: line(POST_TITLE),
  content: richText({ min: 0, max: POST_CONTENT.max, counter: unexpandedCounter(articleLength) }).check(
    mentionsWithinLimit(),
  ),
  image_ids: z.array(id).check(z.maxLength(POST_IMAGES)),
  tags: tags(),
  end_date: z.nullable(date()),
};

/**
 * A new post's form has these fields. The text is rich text and may be blank only beside images; mentions count as names,
 * so the operation measures it again.
 */
export const newPostFields = {
  ...fields,
  image_ids: z._default(fields.image_ids, []),
  tags: z._default(fields.tags, []),
  end_date: z._default(fields.end_date, null),
};

/** What an edit leaves out stays. */
export const editedPostFields = z.partial(z.object(fields)).shape;
