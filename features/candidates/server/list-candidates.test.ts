import { describe, expect, test } from "vitest";
import type { CallInput } from "#kit/contract/call.ts";
import { addressKey, noteReturned } from "#kit/server/mail/bouncing-addresses.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { TEST_SECRET } from "#kit/testing/test-secret.ts";
import { startTestServer } from "#kit/testing/test-server.ts";
import { listCandidates } from "../contract/calls.ts";
import { makeCandidate } from "./candidates.test-helper.ts";

const server = await startTestServer();
const params = { id: server.ids.aoba };
const sakura = await makeCandidate(server, "sakura", {
  corporation_department_name: "レンズ製造部",
  corporation_start_period: "1988-04",
  corporation_end_period: "2009-06",
});
server.clock.advance({ days: 2 });
const tsubasa = await makeCandidate(server, "tsubasa", {
  family_name: "=清水",
  family_name_kana: "シミズ",
  given_name: "翼",
  given_name_kana: "ツバサ",
  display_name: '"翼", さん',
  corporation_department_name: "経理部",
});
server.clock.advance({ days: 1 });

type Query = NonNullable<CallInput<typeof listCandidates>["query"]>;
const admin = server.as("misaki");
const found = async (query: Query) =>
  (await admin.call(listCandidates, { params, query })).data.records.map(({ id }) => id);
const file = async (query: NonNullable<CallInput<typeof listCandidates.csv>["query"]> = {}) =>
  admin.send(listCandidates.csv, { params, query });

describe("what candidates are found by", () => {
  test.each<[string, Query, number[]]>([
    ["a name in hiragana", { info: "きむら　さくら" }, [sakura.id]],
    ["a name in half-width katakana", { info: "ｷﾑﾗ" }, [sakura.id]],
    ["a name in romaji, either way round", { info: "Sakura KIMURA" }, [sakura.id]],
    ["the beginning of a name in romaji", { info: "shimiz" }, [tsubasa.id]],
    ["a department", { department_name: "レンズ" }, [sakura.id]],
    ["whoever invited them", { inviter: "花子" }, [sakura.id, tsubasa.id]],
    ["nobody of that name having invited them", { inviter: "一郎" }, []],
    ["days of waiting", { info: "@example.jp", department_name: "部", waiting_days: "3" }, [sakura.id]],
    ["a day up to which", { department_name: "部", applied_to: "2026-11-22" }, [sakura.id]],
    ["a day from which on", { department_name: "部", applied_from: "2026-11-22" }, [tsubasa.id]],
    [
      "the same day, as days end at midnight in Tokyo",
      { department_name: "部", applied_from: "2026-11-21", applied_to: "2026-11-21" },
      [sakura.id],
    ],
  ])("%s", async (_, query, expected) => {
    expect(await found(query)).toEqual(expected);
    const { total_records } = await admin.call(listCandidates.count, { params, query });
    expect(total_records).toBe(expected.length);
  });

  test("mail that comes back", async () => {
    expect(await found({ mail_returned: "true" })).toEqual([]);
    const at = server.clock.now();
    await inTransaction(server.services, (work) =>
      noteReturned(work, addressKey(TEST_SECRET, tsubasa.email), { failure: "permanent", mailSentAt: at }),
    );
    expect(await found({ mail_returned: "true" })).toEqual([tsubasa.id]);
  });
});

test.each(Object.keys(listCandidates.sorts))("both ways round by %s", async (sort) => {
  const up = await found({ department_name: "部", [sort]: "asc" });
  expect(up.toSorted()).toEqual([sakura.id, tsubasa.id]);
  expect(await found({ department_name: "部", [sort]: "desc" })).toEqual(up.toReversed());
});

test("each shows where and how long they were in the organisation", async () => {
  const { data } = await admin.call(listCandidates, { params, query: { department_name: "レンズ" } });
  expect(data.records[0]).toMatchObject({
    department_name: "レンズ製造部",
    start_period: "1988-04",
    end_period: "2009-06",
  });
});

describe("the file of candidates", () => {
  test("holds what is found, in the order and the columns on show, for any spreadsheet", async () => {
    const { headers, bytes } = await file({ department_name: "部", cols: "name.department", name: "desc" });
    expect(headers).toMatchObject({
      "content-type": "text/csv; charset=utf-8",
      "content-disposition": 'attachment; filename="applicants-20261124.csv"',
      "cache-control": "no-store",
    });
    expect([...bytes.subarray(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(bytes.toString("utf8").slice(1)).toBe(
      ["氏名,カナ,部署", "'=清水 翼,シミズ ツバサ,経理部", "木村 さくら,キムラ サクラ,レンズ製造部", ""].join(
        "\r\n",
      ),
    );
  });

  test("quotes what needs it, and is headed in English too", async () => {
    const { bytes } = await file({ department_name: "経理", cols: "display_name.nonsense", language: "en" });
    expect(bytes.toString("utf8").slice(1)).toBe('Display name\r\n"""翼"", さん"\r\n');
  });

  test("holds every column where none is chosen, and nobody of another community", async () => {
    const { bytes } = await server
      .as("yui")
      .send(listCandidates.csv, { params: { id: server.ids.minato }, query: {} });
    expect(bytes.toString("utf8").slice(1)).toBe(
      "氏名,カナ,管理番号,部署,入社,退職,表示名,メールアドレス,生年月日,招待した人,申込日時\r\n",
    );
  });

  test("is for administrators", async () => {
    const { status } = await server.as("hanako").send(listCandidates.csv, { params, query: {} });
    expect(status).toBe(403);
  });
});
