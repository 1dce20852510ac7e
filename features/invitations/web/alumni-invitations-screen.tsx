import { useParams } from "react-router";
import { Badge, type BadgeTone } from "#kit/ui/badge/badge.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { useTable } from "#kit/web/table/use-table.ts";
import {
  type AlumniInvitation,
  type AlumniInvitationState,
  alumniStateWords,
  listAlumniInvitations,
  revokeAlumniInvitations,
  sendAlumniInvitations,
} from "../contract/alumni-invitations.ts";
import { useAlumniInvitationMessages } from "./alumni-invitation-messages.ts";
import { MailedInvitations } from "./mailed-invitations.tsx";

const tones: Readonly<Record<AlumniInvitationState, BadgeTone>> = {
  sending: "neutral",
  sent: "neutral",
  opened: "accent",
  expired: "neutral",
  revoked: "warning",
  registered: "success",
};

const hasNotCome = ({ state }: AlumniInvitation) => state !== "registered";
const acts = {
  send: { call: sendAlumniInvitations, may: hasNotCome },
  revoke: {
    call: revokeAlumniInvitations,
    may: (row: AlumniInvitation) => hasNotCome(row) && row.state !== "revoked",
  },
};

export default function AlumniInvitationsScreen() {
  const { language } = useLanguage();
  const table = useTable(listAlumniInvitations, { params: { id: Number(useParams().id) } });
  return (
    <MailedInvitations
      table={table}
      words={useAlumniInvitationMessages()}
      current="alumni"
      acts={acts}
      cells={{
        state: ({ state }) => <Badge tone={tones[state]}>{alumniStateWords[state][language]}</Badge>,
      }}
      target={({ id, name }) => ({ id, number: id, name })}
    />
  );
}
