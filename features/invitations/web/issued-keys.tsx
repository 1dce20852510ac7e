import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { showDate, tokyoDate } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import { Pager } from "#kit/ui/pager/pager.tsx";
import { LoadedList } from "#kit/web/query/loaded-list.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { type IssuedKey, listInvitationKeys } from "../contract/calls.ts";
import styles from "./invite-link.module.css";
import { ManageKey } from "./manage-key.tsx";
import { useInvitationMessages } from "./messages.ts";

/** For administrators: whose codes are about, unfolded when somebody wants to see them. */
export function IssuedKeys({ communityId }: { communityId: number }) {
  const text = useInvitationMessages();
  const [isOpen, setOpen] = useState(false);
  const Icon = isOpen ? IconChevronUp : IconChevronDown;
  return (
    <>
      <Button
        size="sm"
        variant="subtle"
        aria-expanded={isOpen}
        icon={<Icon size={18} aria-hidden="true" />}
        onClick={() => setOpen(!isOpen)}
      >
        {text.issued}
      </Button>
      {isOpen && <Keys communityId={communityId} />}
    </>
  );
}

function Keys({ communityId }: { communityId: number }) {
  const text = useInvitationMessages();
  const [page, setPage] = useState(1);
  const query = useCall(
    listInvitationKeys,
    { params: { id: communityId }, query: { page } },
    { placeholderData: keepPreviousData, meta: { silent: true } },
  );
  const { data } = query;
  return (
    <LoadedList
      query={query}
      rows={data?.data.records ?? []}
      empty={<p className={styles.expiry}>{text.nobody}</p>}
    >
      {(keys) => (
        <>
          <p className={styles.expiry}>{text.issuedLead}</p>
          <ul className={styles.keys}>
            {keys.map((issued) => (
              <li key={issued.user_id}>
                <Issued issued={issued} />
                <ManageKey
                  communityId={communityId}
                  userId={issued.user_id}
                  name={issued.display_name}
                  isRevoked={issued.state === "revoked"}
                />
              </li>
            ))}
          </ul>
          {data && data.total_pages > 1 && (
            <Pager
              page={page}
              totalPages={data.total_pages}
              totalRecords={data.total_records}
              onPage={setPage}
            />
          )}
        </>
      )}
    </LoadedList>
  );
}

function Issued({ issued }: { issued: IssuedKey }) {
  const text = useInvitationMessages();
  const { display_name, state, expires_at, registered_count } = issued;
  return (
    <p>
      <strong>{display_name}</strong>{" "}
      {state !== "valid" && <Badge>{state === "revoked" ? text.revoked : text.expired}</Badge>}
      <span className={styles.facts}>
        {state === "valid" && `${text.validUntil(showDate(tokyoDate(new Date(expires_at))))}　`}
        {text.registered(registered_count)}
      </span>
    </p>
  );
}
