import type { Author } from "#features/memberships/contract/author.ts";

/** The name to show for an author; `departed` for somebody who has left. */
export const authorName = (author: Author, departed: string): string =>
  author.user_id === null ? departed : author.display_name;
