import type { ErrorCode, ErrorParams } from "#kit/contract/errors.ts";
import { errorCatalogue } from "./contracts.ts";
import { type Document, page, table } from "./document.ts";

/** Every value a text asks for answers with its own name, so that the page shows `{max}`. */
const names = new Proxy<ErrorParams>({}, { get: (_, name) => `{${String(name)}}` });
const text = (words: ErrorCode["ja"]): string => (typeof words === "string" ? words : words(names));

async function make(): Promise<string> {
  const rows = (await errorCatalogue()).map(({ owner, error }) => [
    `\`${error.code}\``,
    error.status === 0 ? "browser" : error.status,
    owner,
    text(error.ja),
    text(error.en),
  ]);
  return page(
    "Errors",
    `${rows.length} codes.`,
    table(["code", "status", "owner", "日本語", "English"], rows),
  );
}

export const errors: Document = { path: "docs/generated/errors.md", make };
