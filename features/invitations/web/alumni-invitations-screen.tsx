import { IconMail } from "@tabler/icons-react";
import { useParams } from "react-router";
import { ImportLink } from "#features/memberships/web/index.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  type AlumniInvitation,
  listAlumniInvitations,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "../contract/alumni-invitations.ts";
import { alumniInvitationColumns, alumniInvitationFilters } from "./alumni-invitation-columns.tsx";
import { useAlumniInvitationMessages } from "./alumni-invitation-messages.ts";
import { InvitationTabs } from "./invitation-tabs.tsx";
import { useInvitationActs } from "./use-invitation-acts.ts";

const hasNotCome = ({ state }: AlumniInvitation) => state !== "registered";
const acts = {
  send: { call: sendAlumniInvitations, may: hasNotCome },
  revoke: {
    call: revokeAlumniInvitations,
    may: (row: AlumniInvitation) => hasNotCome(row) && row.state !== "revoked",
  },
  idOf: ({ id }: AlumniInvitation) => id,
};

/** Lists the alumni who were invited by mail, and their progress. */
export default function AlumniInvitationsScreen() {
  const text = useAlumniInvitationMessages();
  const communityId = Number(useParams().id);
  const table = useTable(listAlumniInvitations, { params: { id: communityId } });
  const { bulk, menu, dialog } = useInvitationActs(communityId, acts, table.selection.keep);
  const csv = <ImportLink communityId={communityId} />;
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        action={csv}
        views={<InvitationTabs communityId={communityId} current="alumni" />}
        counted="people"
        search={text.search}
        filters={alumniInvitationFilters(text)}
        columns={alumniInvitationColumns(text)}
        target={({ id, name }) => ({ id, number: id, name })}
        acts={menu}
        bulk={bulk(table.selection.selected)}
        empty={{ icon: IconMail, title: text.empty, hint: text.emptyHint, action: csv }}
      />
      {dialog}
    </>
  );
}
