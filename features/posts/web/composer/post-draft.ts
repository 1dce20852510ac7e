import type { Image } from "#features/files/contract/image.ts";
import { richTextToText } from "#kit/contract/fields/rich-text.ts";
import { tidy } from "#kit/contract/fields/text.ts";
import { todayInTokyo } from "#kit/contract/fields/tokyo-time.ts";
import { type Checked, checkValues } from "#kit/web/forms/check-values.ts";
import { createPost } from "../../contract/calls.ts";
import { takesInterest, type WrittenType } from "../../contract/content-type.ts";
import type { Post } from "../../contract/post.ts";

export type PostDraft = {
  readonly client_id: string;
  readonly content_type: WrittenType;
  readonly title: string;
  readonly content: string;
  readonly images: readonly Image[];
  readonly tags: readonly string[];
  readonly end_date: string;
  readonly mentions: Readonly<Record<string, string>>;
};

export const emptyDraft = (type: WrittenType): PostDraft => ({
  client_id: crypto.randomUUID(),
  content_type: type,
  title: "",
  content: "",
  images: [],
  tags: [],
  end_date: "",
  mentions: {},
});

export const draftOf = (post: Post): PostDraft => ({
  client_id: crypto.randomUUID(),
  content_type: post.content_type as WrittenType,
  title: post.title,
  content: post.content,
  images: post.images,
  tags: post.tags.map((tag) => tag.name),
  end_date: post.end_date ?? "",
  mentions: post.mentions,
});

export const bodyOf = (draft: PostDraft) => ({
  client_id: draft.client_id,
  content_type: draft.content_type,
  title: draft.title,
  content: draft.content,
  image_ids: draft.images.map((image) => image.id),
  tags: [...draft.tags],
  end_date: draft.end_date || null,
});

/**
 * Checks as the server does, which accepts a post without text only with pictures, and a past day only where it stood
 * there before. R219
 */
export function checkDraft(draft: PostDraft, before?: Post): Checked<PostDraft> {
  const checked = checkValues(createPost.body, bodyOf(draft));
  const faults = "faults" in checked ? [...checked.faults] : [];
  if (draft.images.length === 0 && tidy(richTextToText(draft.content)) === "")
    faults.push({ message_code: "REQUIRED", field: "content" });
  const { end_date } = draft;
  const isPast = end_date !== "" && end_date < todayInTokyo() && end_date !== before?.end_date;
  if (isPast && takesInterest(draft.content_type) && !faults.some(({ field }) => field === "end_date"))
    faults.push({ message_code: "DATE_IN_PAST", field: "end_date" });
  return faults.length > 0 ? { faults } : { cleaned: draft };
}
