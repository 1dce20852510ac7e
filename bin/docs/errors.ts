import { describeText } from "#kit/contract/errors.ts";
import { errorCatalogue } from "./contracts.ts";
import { type Document, page, table } from "./document.ts";

async function make(): Promise<string> {
  const rows = (await errorCatalogue()).map(({ owner, error }) => [
    `\`${error.code}\``,
    error.status === 0 ? "browser" : error.status,
    owner,
    describeText(error, "ja"),
    describeText(error, "en"),
  ]);
  return page(
    "Errors",
    `${rows.length} codes.`,
    table(["code", "status", "owner", "日本語", "English"], rows),
  );
}

export const errors: Document = { path: "docs/generated/errors.md", make };
