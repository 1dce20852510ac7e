import { IconTrash } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import type { MenuItem } from "#kit/ui/menu/menu.tsx";
import type { CandidateView } from "../contract/calls.ts";
import { useCandidateMessages } from "./messages.ts";
import { useHandleCandidates } from "./use-handle-candidates.tsx";

const offered = ["approve", "reject"] as const;

/** Approving is the next step; deleting, which destroys, stands apart behind the three dots. */
export const actionVariants = { approve: "primary", reject: "secondary", delete: "subtle" } as const;

/** What can be decided about the one person on the screen. */
export function useDecideCandidate(
  communityId: number,
  candidate: CandidateView | undefined,
  onDecided: () => void,
) {
  const text = useCandidateMessages();
  const { handle, running, dialog } = useHandleCandidates(communityId, onDecided);
  if (!candidate) return { buttons: [], acts: [], dialog };
  const selection = { ids: [candidate.id] };
  const buttons = offered.map((action) => (
    <Button
      key={action}
      variant={actionVariants[action]}
      disabled={running !== undefined && running !== action}
      pending={running === action}
      onClick={() => handle({ action, selection })}
    >
      {text.action[action]}
    </Button>
  ));
  const remove: MenuItem = {
    label: text.action.delete,
    icon: <IconTrash size={18} aria-hidden="true" />,
    danger: true,
    onSelect: () => handle({ action: "delete", selection }),
  };
  return { buttons, acts: [remove], dialog };
}
