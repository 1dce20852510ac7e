import { IconChevronLeft, IconChevronRight } from "@tabler/icons-react";
import { IconButton } from "#kit/ui/button/button.tsx";
import { useLetterCommands } from "#kit/ui/letter-keys.ts";
import { useSidePanelMessages } from "#kit/ui/side-panel/messages.ts";
import type { Neighbours } from "#kit/ui/side-panel/side-panel.tsx";
import styles from "./neighbour-steps.module.css";

type Props = {
  readonly neighbours: Neighbours;
  /** While something is being typed, steps are disabled. */
  readonly disabled?: boolean;
};

/** Steps from one row's page to the next, by button or key, and says where one is in the list. */
export function NeighbourSteps({ neighbours, disabled = false }: Props) {
  const text = useSidePanelMessages();
  const { position, total } = neighbours;
  const { onPrevious, onNext } = disabled ? {} : neighbours;
  useLetterCommands({ j: () => onNext?.(), k: () => onPrevious?.() });
  return (
    <span className={styles.steps}>
      <IconButton label={`${text.previous} (k)`} disabled={!onPrevious} onClick={onPrevious}>
        <IconChevronLeft size={20} aria-hidden="true" />
      </IconButton>
      {position !== undefined && text.position(position, total)}
      <IconButton label={`${text.next} (j)`} disabled={!onNext} onClick={onNext}>
        <IconChevronRight size={20} aria-hidden="true" />
      </IconButton>
    </span>
  );
}
