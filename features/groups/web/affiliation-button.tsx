import { useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { ConfirmDialog } from "#kit/ui/confirm-dialog/confirm-dialog.tsx";
import type { Group } from "../contract/views.ts";
import { useMessages } from "./messages.ts";
import { useAffiliation } from "./use-affiliation.ts";

/** Joins with one tap; leaving asks only where there is no way back by oneself. */
export function AffiliationButton({ group, onLeft }: { group: Group; onLeft: () => void }) {
  const text = useMessages();
  const [asking, setAsking] = useState(false);
  const affiliation = useAffiliation(group, onLeft);
  const { join, leave } = group.abilities;
  if (!join && !leave) return null;
  const press = () => {
    if (leave && group.is_invitation_only) setAsking(true);
    else affiliation.mutate(join);
  };
  return (
    <>
      <Button
        variant={join ? "primary" : "secondary"}
        size="sm"
        aria-label={join ? text.joinNamed(group.name) : text.leaveNamed(group.name)}
        pending={affiliation.isPending}
        onClick={press}
      >
        {join ? text.join : text.leave}
      </Button>
      {asking && (
        <ConfirmDialog
          title={text.leaveTitle}
          confirmLabel={text.leave}
          danger
          onCancel={() => setAsking(false)}
          onConfirm={() => {
            setAsking(false);
            affiliation.mutate(false);
          }}
        >
          <p>{text.leaveText(group.name)}</p>
        </ConfirmDialog>
      )}
    </>
  );
}
