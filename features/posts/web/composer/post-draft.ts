import type { Image } from "#features/files/contract/image.ts";
import type { WrittenType } from "../../contract/content-type.ts";
import type { Post } from "../../contract/post.ts";

/** What is being written; kept until it is sent. */
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

/** The fields of the call. */
export const toFields = (draft: PostDraft) => ({
  title: draft.title,
  content: draft.content,
  image_ids: draft.images.map((image) => image.id),
  tags: [...draft.tags],
  end_date: draft.end_date || null,
});
