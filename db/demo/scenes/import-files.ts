import {
  checkImport,
  createImport,
  inviteImported,
  previewInvitations,
  showImport,
  startImport,
} from "#features/people-imports/contract/calls.ts";
import type { ImportKind } from "#features/people-imports/contract/fields.ts";
import type { DemoClient, Stage } from "../stage.ts";

type PeopleFile = { readonly kind: ImportKind; readonly name: string; readonly lines: readonly string[] };

/** The file invites former employees; two of its rows are refused. */
export const departed: PeopleFile = {
  kind: "alumni",
  name: "退職者名簿.csv",
  lines: [
    "氏名,メールアドレス",
    "浜田 直樹,hamada@home.example",
    "水島 理沙,mizushima@home.example",
    "岸本 亮,kishimoto@home.example",
    "星野,hoshino@home.example",
    "大西 美咲,onishi.home.example",
  ],
};

/** The file enters new employees, one of them twice; nobody has confirmed it yet. */
export const enrolled: PeopleFile = {
  kind: "employees",
  name: "在籍者_11月.csv",
  lines: [
    "メールアドレス,姓,名,社員番号,部署",
    "tanimoto@nagikawa.example,谷本,修,N-2001,技術開発部",
    "kuroki@nagikawa.example,黒木,梓,N-2002,品質保証部",
    "tanimoto@nagikawa.example,谷本,脩,N-2003,技術開発部",
  ],
};

/** Reads a file and checks its rows; returns the import. */
export async function checkFile(
  as: DemoClient,
  id: number,
  { kind, name, lines }: PeopleFile,
): Promise<number> {
  const files = { file: new File([lines.join("\r\n")], name) };
  const { data } = await as(createImport, { params: { id }, files, body: { kind } });
  const { has_header, mapping, empty, mends } = data;
  const body = { has_header, mapping, empty, mends };
  await as(checkImport, { params: { id, import_id: data.id }, body });
  return data.id;
}

/** It also confirms the import, with its mails sent. */
export async function importFile(stage: Stage, as: DemoClient, id: number, file: PeopleFile): Promise<void> {
  const import_id = await checkFile(as, id, file);
  const { services } = stage.server;
  const params = { id, import_id };
  const { version } = (await as(showImport, { params })).data;
  await as(startImport, { params, body: { version } });
  await services.jobs.drain(services);
  const { as_of, count } = (await as(previewInvitations, { params })).data;
  await as(inviteImported, { params, body: { as_of, count, except: [] } });
  await services.jobs.drain(services);
}
