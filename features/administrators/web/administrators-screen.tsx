import { IconUserShield } from "@tabler/icons-react";
import { Link, useParams } from "react-router";
import { useCommunity } from "#features/communities/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { listAdministrators } from "../contract/calls.ts";
import { useAdministratorMessages } from "./messages.ts";
import { OfferNotice } from "./offer-notice.tsx";
import { RoleBadge } from "./role-badge.tsx";

/** CC10: lists the administrators of the community. R404, R405 */
export default function AdministratorsScreen() {
  const text = useAdministratorMessages();
  const communityId = Number(useParams().id);
  const table = useTable(listAdministrators, { params: { id: communityId } });
  const mayAdd = useCommunity(communityId).data?.data.me.is_contractor;
  return (
    <TableScreen
      table={table}
      title={text.title}
      counted="people"
      action={
        mayAdd && (
          <ButtonLink
            variant="primary"
            to={linkTo("/community/communities/:id/managers/new", { id: communityId })}
          >
            {text.add}
          </ButtonLink>
        )
      }
      views={<OfferNotice communityId={communityId} />}
      search={text.search}
      cells={{
        name: ({ name, management_no: no }) => (
          <Link
            to={linkTo("/community/communities/:id/managers/:management_no/edit", {
              id: communityId,
              management_no: no,
            })}
          >
            {name}
          </Link>
        ),
        role: ({ role }) => <RoleBadge role={role} />,
      }}
      target={({ user_id: id, management_no: number, name }) => ({ id, number, name })}
      empty={{ icon: IconUserShield, title: text.empty, hint: text.emptyHint }}
    />
  );
}
