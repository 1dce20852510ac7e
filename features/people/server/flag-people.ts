import { bitOf, type FlagSlot, flagSlots, slotsOf } from "#features/management-flags/contract/calls.ts";
import { flagPeople as mark } from "#features/management-flags/server/index.ts";
import type { Selection } from "#kit/contract/bulk.ts";
import { resolveSelection } from "#kit/server/bulk/selection.ts";
import { serve, serveInSteps } from "#kit/server/http/serve.ts";
import { findIds } from "#kit/server/list/serve-list.ts";
import { recordActs } from "#kit/server/work/record-act.ts";
import { countFlagged, flagPeople } from "../contract/flag-people.ts";
import { listPeople } from "../contract/list-people.ts";
import { countFlags, listOfKind } from "./people.sql.ts";

export const flagPeopleRoutes = [
  serve(countFlagged, async ({ db, member: { communityId } }) => {
    const rows = await countFlags(db, communityId);
    const carriers = (slot: FlagSlot, kind: string) =>
      rows
        .filter((row) => row.kind === kind && (row.flags & bitOf(slot)) !== 0)
        .reduce((sum, { people }) => sum + people, 0);
    const records = flagSlots.map((slot) => ({
      slot,
      alumni: carriers(slot, "alumnus"),
      employees: carriers(slot, "employee"),
    }));
    return { data: { records } };
  }),

  serveInSteps(flagPeople, async (context, { body }) => {
    const { communityId } = context.member;
    const kind = body.user_type === "alumni" ? "alumnus" : "employee";
    const { set, add = set ?? [], remove = [] } = body;
    const off = set ? flagSlots.filter((slot) => !set.includes(slot)) : remove;
    const { ids } = await resolveSelection(body as Selection, (filter) =>
      findIds(listPeople[kind], context, filter),
    );
    return context.inTransaction(async (work) => {
      const people = await listOfKind(work.db, { communityId, kind }, ids);
      const rows = await mark(work, communityId, people, { add, remove: off });
      await recordActs(
        work,
        rows.map(({ id, before, after }) => ({
          target: { kind: "membership", id },
          changes: { flags: [slotsOf(before), slotsOf(after)] as const },
        })),
      );
      return { data: { changed: rows.map(({ id, before }) => ({ id, before: slotsOf(before) })) } };
    });
  }),
];
