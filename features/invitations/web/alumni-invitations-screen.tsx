import { useParams } from "react-router";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  type AlumniInvitation,
  listAlumniInvitations,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "../contract/alumni-invitations.ts";
import { useAlumniInvitationColumns, useAlumniInvitationFilters } from "./alumni-invitation-columns.tsx";
import { useAlumniInvitationMessages } from "./alumni-invitation-messages.ts";
import { MailedInvitations } from "./mailed-invitations.tsx";

const hasNotCome = ({ state }: AlumniInvitation) => state !== "registered";
const acts = {
  send: { call: sendAlumniInvitations, may: hasNotCome },
  revoke: {
    call: revokeAlumniInvitations,
    may: (row: AlumniInvitation) => hasNotCome(row) && row.state !== "revoked",
  },
};

export default function AlumniInvitationsScreen() {
  const table = useTable(listAlumniInvitations, { params: { id: Number(useParams().id) } });
  return (
    <MailedInvitations
      table={table}
      words={useAlumniInvitationMessages()}
      current="alumni"
      acts={acts}
      filters={useAlumniInvitationFilters()}
      columns={useAlumniInvitationColumns()}
      target={({ id, name }) => ({ id, number: id, name })}
    />
  );
}
