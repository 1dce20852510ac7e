import { Button } from "#kit/ui/button/button.tsx";
import type { Group } from "../contract/views.ts";
import { useMessages } from "./messages.ts";
import { useAffiliation } from "./use-affiliation.tsx";

export function AffiliationButton({ group, onLeft }: { group: Group; onLeft: () => void }) {
  const text = useMessages();
  const affiliation = useAffiliation(group, onLeft);
  const { join, leave } = group.abilities;
  if (!join && !leave) return null;
  return (
    <>
      <Button
        variant={join ? "primary" : "secondary"}
        size="sm"
        aria-label={join ? text.joinNamed(group.name) : text.leaveNamed(group.name)}
        pending={affiliation.isPending}
        onClick={() => affiliation.run()}
      >
        {join ? text.join : text.leave}
      </Button>
      {affiliation.dialog}
    </>
  );
}
