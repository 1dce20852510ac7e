import { IconBaselineDensityMedium, IconBaselineDensitySmall } from "@tabler/icons-react";
import { Button } from "#kit/ui/button/button.tsx";
import { keepChoice, useChoice } from "#kit/ui/kept-choice.ts";
import styles from "./data-table.module.css";
import { useDataTableMessages } from "./messages.ts";

const NAME = "row_height";
const COMPACT = "compact";

/** The row height is one choice for every table of this browser. */
export const useIsCompact = (): boolean => useChoice(NAME) === COMPACT;

export function RowHeightButton() {
  const text = useDataTableMessages();
  const compact = useIsCompact();
  const Icon = compact ? IconBaselineDensitySmall : IconBaselineDensityMedium;
  return (
    <Button
      variant="quiet"
      aria-pressed={compact}
      title={text.compact}
      className={styles.tool}
      icon={<Icon size={18} aria-hidden="true" />}
      onClick={() => keepChoice(NAME, compact ? "" : COMPACT)}
    >
      {text.rowHeight(compact)}
    </Button>
  );
}
