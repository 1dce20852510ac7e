import { sample } from "#apps/server/permissions/sample.test-helper.ts";
import type { World } from "#apps/server/permissions/world.test-helper.ts";
import { fileOf, peopleCsv } from "../server/imports.test-helper.ts";
import {
  checkImport,
  createImport,
  deleteImport,
  downloadRefused,
  inviteImported,
  listImportedRows,
  listImports,
  mendImportedRow,
  previewInvitations,
  readImportAgain,
  showImport,
  startImport,
  testInvitation,
  undoImport,
} from "./calls.ts";
import type { ImportField } from "./fields.ts";

const at =
  (which: "readImport" | "checkedImport" | "heldImport") =>
  ({ aoba, [which]: import_id }: World) => ({ params: { id: aoba, import_id } });

export const permissionSamples = [
  sample(listImports, "all", ({ aoba }) => ({ params: { id: aoba } })),
  sample(createImport, "a file of employees", ({ aoba }) => ({
    params: { id: aoba },
    body: { kind: "employees" as const },
    files: { file: fileOf(peopleCsv(1, "sample")) },
  })),
  sample(showImport, "one that was read", at("readImport")),
  sample(checkImport, "one that was read", (world) => ({
    ...at("readImport")(world),
    body: {
      has_header: true,
      mapping: ["email", "family_name", "given_name"] satisfies ImportField[],
      empty: "leave" as const,
      mends: [],
    },
  })),
  sample(readImportAgain, "one that was read", (world) => ({
    ...at("readImport")(world),
    body: { encoding: null },
  })),
  sample(mendImportedRow, "one that was checked", ({ aoba, checkedImport, checkedRow }) => ({
    params: { id: aoba, import_id: checkedImport, row_id: checkedRow },
    body: { cells: [{ field: "given_name" as const, value: "直" }], left_out: false },
  })),
  sample(listImportedRows, "one that was checked", at("checkedImport")),
  sample(downloadRefused, "one that was checked", at("checkedImport")),
  sample(startImport, "one that was checked", (world) => ({
    ...at("checkedImport")(world),
    body: { version: world.checkedVersion },
  })),
  sample(previewInvitations, "one whose mails were held back", at("heldImport")),
  sample(inviteImported, "one whose mails were held back", (world) => ({
    ...at("heldImport")(world),
    body: { ...world.heldInvitations, except: [] },
  })),
  sample(testInvitation, "one whose mails were held back", at("heldImport")),
  sample(undoImport, "one that was carried out", at("heldImport")),
  sample(deleteImport, "one that was read", at("readImport")),
];
