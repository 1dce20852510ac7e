import { IconMail } from "@tabler/icons-react";
import { useParams } from "react-router";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { alumniInvitationStates, listAlumniInvitations } from "../contract/alumni-invitations.ts";
import { alumniInvitationColumns } from "./alumni-invitation-columns.tsx";
import { useAlumniInvitationMessages } from "./alumni-invitation-messages.ts";
import { InvitationTabs } from "./invitation-tabs.tsx";
import { useAlumniInvitationActs } from "./use-alumni-invitation-acts.ts";

/** Which alumni have been mailed an invitation, and what they have made of it. */
export default function AlumniInvitationsScreen() {
  const text = useAlumniInvitationMessages();
  const communityId = Number(useParams().id);
  const table = useTable(listAlumniInvitations, { params: { id: communityId } });
  const { bulk, menu, dialog } = useAlumniInvitationActs(communityId, table.selection.keep);
  const csv = (
    <ButtonLink to={`/community/communities/${communityId}/general_user_upload`}>{text.csv}</ButtonLink>
  );
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        action={csv}
        views={<InvitationTabs communityId={communityId} current="alumni" />}
        counted="people"
        search={text.search}
        filters={[
          {
            kind: "choice",
            name: "state",
            label: text.column.state,
            options: alumniInvitationStates.map((value) => ({ value, label: text.states[value] })),
          },
        ]}
        columns={alumniInvitationColumns(text)}
        target={({ id, name }) => ({ id, number: id, name })}
        acts={menu}
        bulk={bulk(table.selection.selected)}
        empty={{
          icon: IconMail,
          title: text.empty,
          hint: text.emptyHint,
          action: csv,
        }}
      />
      {dialog}
    </>
  );
}
