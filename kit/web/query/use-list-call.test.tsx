import { expect, test } from "vitest";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { pageOf as answerOfPage, memberPage } from "#kit/contract/paging.ts";
import { answerCalls } from "../testing/answers.test-helper.ts";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { LoadedList } from "./loaded-list.tsx";
import { useListCall } from "./use-list-call.ts";

const name = z.object({ id: z.nullable(z.number()), name: z.string() });
const shared = { access: "account", summary: "Names." } as const;
const byNumber = call.get("/names", { ...shared, query: memberPage, answer: answerOfPage(name) });
const byCursor = call.get("/notes", {
  ...shared,
  query: z.extend(memberPage, { cursor: z.optional(z.string()) }),
  answer: z.extend(answerOfPage(name), { next_cursor: z.nullable(z.string()) }),
});

function Names({ list }: { list: typeof byNumber | typeof byCursor }) {
  const query = useListCall(
    list,
    {},
    ({ data }) => data.records,
    ({ id }) => id,
  );
  return (
    <LoadedList query={query} rows={query.rows} empty="nobody">
      {(rows) => <p>{rows.map((row) => row.name).join("・")}</p>}
    </LoadedList>
  );
}

const people = (...names: string[]) => names.map((one) => ({ id: one.codePointAt(0) ?? null, name: one }));
const left = { id: null, name: "退会した人" };

test("a row that moved to the next page meanwhile is shown once, those without an id as often as they come (R143)", async () => {
  answerCalls().to(byNumber, ({ query }) => {
    const records = query.get("page") === "2" ? [...people("乙", "丙"), left] : [...people("甲", "乙"), left];
    return { data: { records }, total_pages: 2, total_records: 5 };
  });
  const { screen } = await renderPart(<Names list={byNumber} />);
  await expect.element(screen.getByText("甲・乙・退会した人・丙・退会した人")).toBeVisible();
  await expect.element(screen.getByText("すべて表示しました")).toBeVisible();
});

test("where the answer has a cursor the list goes on behind it", async () => {
  const server = answerCalls();
  server.to(byCursor, ({ query }) => {
    const rest = query.get("cursor") === "after-甲";
    const records = rest ? people("乙") : people("甲");
    return {
      data: { records },
      next_cursor: rest ? null : "after-甲",
      total_pages: 9,
      total_records: 2,
    };
  });
  const { screen } = await renderPart(<Names list={byCursor} />);
  await expect.element(screen.getByText("甲・乙")).toBeVisible();
  expect(server.asked.map(({ query }) => query.get("page"))).toEqual([null, null]);
});
