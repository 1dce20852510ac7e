import { sql } from "kysely";
import { expect, test } from "vitest";
import { startTestServer } from "#kit/testing/test-server.ts";
import { searchable } from "./searchable.ts";

const server = await startTestServer();

test.each([
  "ﾊﾟｽﾜｰﾄﾞ を 忘れた",
  "ＡＢＣ　１２３",
  "ぱすわーど・チャット",
  "か゛き゜",
  "ゔぁゕゖ",
  "株式会社①㌔",
  "Straße ÉCOLE",
])("%s is folded as the database folds it", async (text) => {
  const { rows } = await sql<{ folded: string }>`select searchable(${text}) as folded`.execute(
    server.database.kysely,
  );
  expect(searchable(text)).toBe(rows[0]?.folded);
});
