import { ViewTabs } from "#features/saved-views/web/index.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { useNamedPage } from "#kit/web/screens/page-name.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { usePeopleListMessages } from "./list-messages.ts";
import { peopleViews } from "./people-filters.ts";
import { useActOnPeople } from "./use-act-on-people.ts";
import { useExportPeople } from "./use-export-people.tsx";
import { useFlagAddress } from "./use-flags.tsx";
import { useOpenPerson } from "./use-open-person.tsx";
import { usePeopleTable } from "./use-people-table.ts";

export function PeopleScreen({ kind }: { readonly kind: MemberKind }) {
  const { communityId, table, words, facts } = usePeopleTable(kind);
  // R399: the list also has a path at which its dialog for flags is open.
  useNamedPage(words.title);
  const flagging = useFlagAddress(table.selection);
  const { bulk, menu, dialog } = useActOnPeople(communityId, kind, table.selection.keep, flagging);
  const exporting = useExportPeople(table, kind, words.columns);
  const { panel, ...opening } = useOpenPerson(table, { ...facts, menu });
  const builtIn = peopleViews(usePeopleListMessages());
  return (
    <>
      <TableScreen
        table={table}
        {...words}
        {...opening}
        action={exporting.buttons}
        views={<ViewTabs table={table} list={`people_${kind}`} builtIn={builtIn} />}
        bulk={bulk(table.selection.selected).toSpliced(1, 0, exporting.action)}
      />
      {panel}
      {dialog}
      {exporting.dialog}
    </>
  );
}
