import { type ContentType, contentTypes } from "#features/posts/contract/content-type.ts";
import type { Subject } from "../drawings/draw.ts";

export type WrittenPost = {
  /** `office` writes as the management office; the members of the other two take turns. */
  readonly by: "office" | "employees" | "alumni";
  readonly type: ContentType;
  readonly title: string;
  /** A blank line separates paragraphs; lines beginning with `- ` are a list. */
  readonly text: string;
  readonly tags: readonly string[];
  readonly pictures?: readonly Subject[];
  /** Interest is taken for this many days after writing. */
  readonly openFor?: number;
  readonly comments?: readonly string[];
};

type Rest = Omit<WrittenPost, "by" | "type" | "title" | "text" | "tags">;
const writer =
  (type: ContentType) =>
  (by: WrittenPost["by"]) =>
  (title: string, text: string, tags: readonly string[], rest: Rest = {}): WrittenPost => ({
    by,
    type,
    title,
    text,
    tags,
    ...rest,
  });

export const article = writer(contentTypes.article);
export const recruitment = writer(contentTypes.recruitment);
export const jobOffer = writer(contentTypes.jobOffer);

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;");

/** Returns the text as the editor would have written it. */
export const toRichText = (text: string): string =>
  text
    .trim()
    .split(/\n\s*\n/)
    .map((block) => {
      const lines = block.split("\n").map((line) => escapeHtml(line.trim()));
      if (!lines.every((line) => line.startsWith("- "))) return `<p>${lines.join("<br>")}</p>`;
      return `<ul>${lines.map((line) => `<li><p>${line.slice(2)}</p></li>`).join("")}</ul>`;
    })
    .join("");
