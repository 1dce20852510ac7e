import { IconUserPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useParams } from "react-router";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { type IssuedKey, listInvitationKeys } from "../contract/calls.ts";
import { issuerFilter, stateFilter } from "./invitation-filters.ts";
import { InvitationTabs } from "./invitation-tabs.tsx";
import InviteLinkModal from "./invite-link-modal.tsx";
import { keyColumns } from "./key-columns.tsx";
import { useInvitationMessages } from "./messages.ts";
import { useManageKeys } from "./use-manage-keys.tsx";

/** Who invites whom by a code: the office's own and the members'. */
export default function InvitationsScreen() {
  const text = useInvitationMessages();
  const { language } = useLanguage();
  const communityId = Number(useParams().id);
  const table = useTable(listInvitationKeys, { params: { id: communityId } });
  const [isShown, setShown] = useState(false);
  const { renew, revoke, dialog } = useManageKeys(communityId);
  const issue = (
    <Button
      variant="primary"
      icon={<IconUserPlus size={18} aria-hidden="true" />}
      onClick={() => setShown(true)}
    >
      {text.list.issue}
    </Button>
  );
  const actsOf = (row: IssuedKey): MenuItem[] => {
    const { user_id: userId, display_name: name, state } = row;
    const isRevoked = state === "revoked";
    const key = { userId, name, isIdle: state !== "valid" };
    const show = { label: text.show, onSelect: () => setShown(true) };
    const another = {
      label: isRevoked ? text.manage.reissue : text.renew,
      onSelect: () => renew.run(key),
    };
    const stop = { label: text.revoke, danger: true, onSelect: () => revoke.run(key) };
    return [...(row.is_own ? [show] : []), another, ...(state === "valid" ? [stop] : [])];
  };
  return (
    <>
      <TableScreen
        table={table}
        title={text.list.title}
        action={
          <>
            <ButtonLink to={`/community/communities/${communityId}/general_user_upload`}>
              {text.list.csv}
            </ButtonLink>
            {issue}
          </>
        }
        views={<InvitationTabs communityId={communityId} current="keys" />}
        counted="things"
        search={text.list.search}
        filters={[stateFilter(text), issuerFilter(text)]}
        columns={keyColumns(text, language)}
        target={({ user_id: id, display_name: name }) => ({ id, number: id, name })}
        acts={actsOf}
        empty={{
          icon: IconUserPlus,
          title: text.list.empty,
          hint: text.list.emptyHint,
          action: issue,
        }}
      />
      {isShown && (
        <InviteLinkModal
          communityId={communityId}
          canInvite
          isAdministrator
          onClose={() => {
            setShown(false);
            void table.query.refetch();
          }}
        />
      )}
      {dialog}
    </>
  );
}
