import { listAlumniInvitations } from "#features/invitations/contract/alumni-invitations.ts";
import type { CallInput } from "#kit/contract/call.ts";
import type { Who } from "#kit/testing/test-client.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import {
  checkImport,
  createImport,
  type ImportView,
  inviteImported,
  listImportedRows,
  mendImportedRow,
  previewInvitations,
  readImportAgain,
  showImport,
  startImport,
  undoImport,
} from "../contract/calls.ts";
import type { ImportKind, ImportVerdict } from "../contract/fields.ts";

type Bytes = string | Uint8Array;
type Choices = Partial<CallInput<typeof checkImport>["body"]>;
type Correction = Partial<CallInput<typeof mendImportedRow>["body"]>;
type Given = {
  readonly kind?: ImportKind;
  readonly name?: string;
};

export const fileOf = (content: Bytes, name = "社員.csv"): File => new File([content as string], name);

/** Returns an office's actions on files of one community. */
export function importsOf(server: TestServer, id: number, who: Who = "misaki") {
  const office = server.as(who);
  const at = (import_id: number) => ({ params: { id, import_id } });

  const read = async (content: Bytes, { kind = "employees", name }: Given = {}) => {
    const files = { file: fileOf(content, name) };
    return (await office.call(createImport, { params: { id }, files, body: { kind } })).data;
  };
  const readAgain = async (import_id: number, encoding: ImportView["encoding"] | null) =>
    (await office.call(readImportAgain, { ...at(import_id), body: { encoding } })).data;
  const check = async (one: ImportView, choices: Choices = {}) => {
    const { has_header, mapping, empty, mends } = one;
    const body = { has_header, mapping, empty, mends, ...choices };
    return (await office.call(checkImport, { ...at(one.id), body })).data;
  };
  const dryRun = async (content: Bytes, choices: Choices = {}, given: Given = {}) =>
    check(await read(content, given), choices);
  const rows = async (import_id: number, query: { verdict?: ImportVerdict } = {}) =>
    (await office.call(listImportedRows, { ...at(import_id), query: { ...query, per_page: 100 } })).data
      .records;
  const correct = async (import_id: number, row_id: number, given: Correction) =>
    (
      await office.call(mendImportedRow, {
        params: { id, import_id, row_id },
        body: { cells: [], left_out: false, ...given },
      })
    ).data;
  const show = async (import_id: number) => (await office.call(showImport, at(import_id))).data;
  const start = async (import_id: number, seen?: ImportView) => {
    const { version } = seen ?? (await show(import_id));
    return (await office.call(startImport, { ...at(import_id), body: { version } })).data;
  };
  const preview = async (import_id: number) => (await office.call(previewInvitations, at(import_id))).data;
  /** Sends the invitations that were held back, as the preview shows them. */
  const invite = async (import_id: number, except: readonly number[] = []) => {
    const { as_of, count } = await preview(import_id);
    const body = { as_of, count, except: [...except] };
    return (await office.call(inviteImported, { ...at(import_id), body })).data;
  };
  const undo = async (import_id: number) => (await office.call(undoImport, at(import_id))).data;

  /** Reads, checks and carries out a file, and sends its invitations now or not. */
  const carryOut = async (
    content: Bytes,
    choices: Choices = {},
    mails: "now" | "later" = "now",
    given: Given = {},
  ) => {
    const { id: one } = await dryRun(content, choices, given);
    await start(one);
    await server.drainJobs();
    if (mails === "now" && (await show(one)).invitations.held > 0) {
      await invite(one);
      await server.drainJobs();
    }
    return one;
  };
  const undoAll = async (import_id: number) => {
    await undo(import_id);
    await server.drainJobs();
    return show(import_id);
  };
  return {
    ...{ office, at, read, readAgain, check, dryRun, rows, correct, show },
    ...{ start, preview, invite, undo, carryOut, undoAll },
  };
}

/** Invites an alumnus by mail and returns the invitation's id. */
export async function inviteAlumnus(
  server: TestServer,
  id: number,
  who: Who,
  email: string,
): Promise<number> {
  await importsOf(server, id, who).carryOut(`氏名,メール\n山田 太郎,${email}`, {}, "now", { kind: "alumni" });
  const { data } = await server
    .as(who)
    .call(listAlumniInvitations, { params: { id }, query: { info: email } });
  return data.records[0]?.id ?? 0;
}

/** Returns a CSV file with a heading and `count` people. */
export const peopleCsv = (count: number, prefix = "import"): string =>
  [
    "メールアドレス,姓,名,社員番号",
    ...Array.from(
      { length: count },
      (_, at) => `${prefix}-${at}@example.jp,木村,${at}郎,${prefix.slice(0, 4)}${at}`,
    ),
  ].join("\r\n");
