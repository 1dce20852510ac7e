import * as z from "zod/mini";
import { date } from "#kit/contract/fields/dates.ts";
import { mentionsWithinLimit, unexpandedCounter } from "#kit/contract/fields/mentions.ts";
import { richText } from "#kit/contract/fields/rich-text.ts";
import { tags } from "#kit/contract/fields/tags.ts";
import { line } from "#kit/contract/fields/text.ts";
import { articleLength } from "#kit/contract/fields/text-length.ts";
import { id } from "#kit/contract/wire.ts";
import { POST_CONTENT, POST_IMAGES, POST_TITLE } from "./limits.ts";

/**
 * A post's form has these fields. The text is rich text and may be blank only beside images; mentions count as names,
 * so the operation measures it again.
 */
export const postFields = {
  title: line(POST_TITLE),
  content: richText({ min: 0, max: POST_CONTENT.max, counter: unexpandedCounter(articleLength) }).check(
    mentionsWithinLimit(),
  ),
  image_ids: z._default(z.array(id).check(z.maxLength(POST_IMAGES)), []),
  tags: z._default(tags(), []),
  end_date: z._default(z.nullable(date()), null),
};
