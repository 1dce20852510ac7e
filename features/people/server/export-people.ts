import { Readable } from "node:stream";
import type * as z from "zod/mini";
import { listJobTypes } from "#features/occupations/server/index.ts";
import type { Selection } from "#kit/contract/bulk.ts";
import { csvLine } from "#kit/contract/csv.ts";
import { tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { idsOf } from "#kit/contract/ids.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { resolveSelection, shownOf } from "#kit/server/bulk/selection.ts";
import { beginningOf, encodeText, lackingInShiftJis } from "#kit/server/csv/encode-text.ts";
import type { Db } from "#kit/server/database/database.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serveInSteps } from "#kit/server/http/serve.ts";
import { chosenColumns, fileColumns } from "#kit/server/list/csv.ts";
import { findIds, recordFile } from "#kit/server/list/serve-list.ts";
import { checkExport, exportPeople } from "../contract/export-people.ts";
import { fullName, type ListPeople, listPeople, type Person, peopleSorts } from "../contract/list-people.ts";
import { views } from "./list-people.ts";
import { listRows } from "./people-rows.sql.ts";

type Context = MemberContext<"administrator">;
type ExportBody = z.output<(typeof exportPeople)["alumnus"]["body"]>;

const ROWS_AT_ONCE = 100;
/** Without a choice, the file has these columns in this order. */
const EVERY_COLUMN =
  "name.management_no.status.flags.office.department.visited_on.joined_at.email.employee_id.job_type.display_name.posting";

async function columnsFor(db: Db, kind: MemberKind, cols = EVERY_COLUMN) {
  const jobTypes = await listJobTypes(db);
  const columns = fileColumns<ListPeople>(listPeople[kind], {
    job_type: ({ job_type_parent_id: parent, job_type_child_id: child }, language) =>
      jobTypes.get(child ?? parent ?? 0)?.[language],
  });
  return chosenColumns(columns, cols);
}

/** Lists the selected people of this list, in the requested order, as picked, or as listed. */
async function listSelected(context: Context, kind: MemberKind, body: ExportBody) {
  const { sort: by, direction } = body;
  const order = by && { by, direction: direction ?? peopleSorts[by] };
  const selected = await resolveSelection(body as Selection, (filter) =>
    findIds(listPeople[kind], context, filter),
  );
  const people = await listPicked(context, kind, selected.ids, order);
  return { people, shown: shownOf(context.now, selected) };
}

type Order = Parameters<typeof listRows>[3];
async function listPicked(
  context: Context,
  kind: MemberKind,
  ids: readonly number[],
  order: Order,
): Promise<Person[]> {
  if (ids.length === 0) return [];
  const rows = await listRows(context.db, context.member.communityId, ids, order);
  const shown = await views(
    context,
    rows.filter((row) => row.kind === kind),
  );
  if (order) return shown;
  const people = new Map(shown.map((person) => [person.id, person]));
  return ids.flatMap((id) => people.get(id) ?? []);
}

const checks = (kind: MemberKind) =>
  serveInSteps(checkExport[kind], async (context, { body }) => {
    const { people, shown } = await listSelected(context, kind, body);
    const columns = await columnsFor(context.db, kind, body.cols);
    const lacking = people.flatMap((person) => {
      const text = columns.map(({ value }) => value(person, body.language) ?? "").join("");
      const signs = body.encoding === "shift_jis" ? lackingInShiftJis(text) : [];
      const { management_no: number } = person;
      return signs.length > 0 ? [{ number, name: fullName(person), signs: signs.join("") }] : [];
    });
    return { data: { ...shown, total: people.length, lacking } };
  });

const files = (kind: MemberKind) =>
  serveInSteps(exportPeople[kind], async (context, { body }) => {
    const { language, encoding } = body;
    const { people } = await listSelected(context, kind, body);
    const { act } = exportPeople[kind];
    await recordFile(context, act, idsOf(people));
    const columns = await columnsFor(context.db, kind, body.cols);
    function* lines() {
      const head = csvLine(columns.map(({ label }) => label[language]));
      yield encodeText(beginningOf(encoding) + head, encoding);
      for (let at = 0; at < people.length; at += ROWS_AT_ONCE) {
        const some = people.slice(at, at + ROWS_AT_ONCE);
        const text = some
          .map((person) => csvLine(columns.map(({ value }) => value(person, language))))
          .join("");
        yield encodeText(text, encoding);
      }
    }
    const day = tokyoDate(context.now).replaceAll("-", "");
    const name = `${kind === "alumnus" ? "alumni" : "employees"}-${day}.csv`;
    return {
      contentType: `text/csv; charset=${encoding}`,
      bytes: Readable.from(lines()),
      headers: { "content-disposition": `attachment; filename="${name}"` },
    };
  });

export const exportPeopleRoutes = (["alumnus", "employee"] as const).flatMap((kind) => [
  checks(kind),
  files(kind),
]);
