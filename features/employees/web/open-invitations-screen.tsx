import { IconMail } from "@tabler/icons-react";
import { useParams } from "react-router";
import { InvitationTabs, stateFilter, useInvitationMessages } from "#features/invitations/web/index.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { inviteEmployees } from "../contract/enrolment.ts";
import {
  listOpenInvitations,
  type OpenInvitation,
  revokeEmployeeInvitation,
} from "../contract/open-invitations.ts";
import { openInvitationColumns } from "./open-invitation-columns.tsx";
import { useOpenInvitationMessages } from "./open-invitation-messages.ts";

/** Which employees have been mailed an invitation and have not come yet. */
export default function OpenInvitationsScreen() {
  const text = useOpenInvitationMessages();
  const words = useInvitationMessages();
  const communityId = Number(useParams().id);
  const table = useTable(listOpenInvitations, { params: { id: communityId } });
  const again = useAction(inviteEmployees, {
    input: ({ user_id }: OpenInvitation) => ({ params: { id: communityId }, body: { ids: [user_id] } }),
    ask: ({ name, email }) => ({
      title: text.again.title(name),
      message: text.again.message(email ?? ""),
      confirmLabel: text.again.confirm,
    }),
    done: (_, { name }) => text.again.done(name),
  });
  const stop = useAction(revokeEmployeeInvitation, {
    input: ({ user_id }: OpenInvitation) => ({ params: { id: communityId, user_id } }),
    ask: ({ name }) => ({
      title: text.stop.title(name),
      message: text.stop.message,
      confirmLabel: text.stop.confirm,
      danger: true,
    }),
    done: (_, { name }) => text.stop.done(name),
    gone: ({ name }) => text.stop.gone(name),
  });
  const actsOf = (row: OpenInvitation): MenuItem[] => [
    ...(row.may_renew ? [{ label: text.again.act, onSelect: () => again.run(row) }] : []),
    ...(row.state === "valid" ? [{ label: text.stop.act, danger: true, onSelect: () => stop.run(row) }] : []),
  ];
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        action={
          <ButtonLink to={`/community/communities/${communityId}/general_user_upload`}>{text.csv}</ButtonLink>
        }
        views={<InvitationTabs communityId={communityId} current="employees" />}
        counted="people"
        search={text.search}
        filters={[stateFilter(words)]}
        columns={openInvitationColumns(text)}
        target={({ user_id: id, management_no: number, name }) => ({ id, number, name })}
        acts={actsOf}
        empty={{
          icon: IconMail,
          title: text.empty,
          hint: text.emptyHint,
        }}
      />
      {again.dialog ?? stop.dialog}
    </>
  );
}
