import { Button } from "#kit/ui/button/button.tsx";
import type { CandidateView } from "../contract/calls.ts";
import { candidateActions } from "../contract/decisions.ts";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";
import { useHandleCandidates } from "./use-handle-candidates.tsx";

type Props = {
  readonly communityId: number;
  readonly candidate: CandidateView;
  /** While changes wait to be saved, so that none is lost by deciding. */
  readonly disabled: boolean;
  readonly onDecided: () => void;
};

/** Approving is the next step; that deleting destroys is said, in red, by the question it asks. */
export const actionVariants = { approve: "primary", reject: "secondary", delete: "subtle" } as const;

/** Approve, reject or delete the one person on the screen. */
export function DecideButtons({ communityId, candidate, disabled, onDecided }: Props) {
  const text = useCandidateMessages();
  const { handle, running, dialog } = useHandleCandidates(communityId, onDecided);
  const selection = { ids: [candidate.id] };
  return (
    <div className={styles.actions}>
      {candidateActions.map((action) => (
        <Button
          key={action}
          variant={actionVariants[action]}
          disabled={disabled || (running !== undefined && running !== action)}
          pending={running === action}
          onClick={() => handle({ action, selection })}
        >
          {text.action[action]}
        </Button>
      ))}
      {dialog}
    </div>
  );
}
