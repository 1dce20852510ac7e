import { useState } from "react";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import type { AsksProps } from "#kit/web/bulk/use-bulk.tsx";
import { withdrawalReason } from "../contract/acts.ts";
import styles from "./people.module.css";
import { useReasonMessages } from "./reason-messages.ts";

const usual = ["asked", "rules", "unknown", "twice", "other"] as const;
type Usual = (typeof usual)[number] | "";

/** Asks why people are withdrawn: a usual reason, the office's own words, or both. */
export function ReasonFields({ locked, onGive }: AsksProps) {
  const text = useReasonMessages();
  const [reason, setReason] = useState<Usual>("");
  const [words, setWords] = useState("");
  const give = (chosen: Usual, typed: string) => {
    setReason(chosen);
    setWords(typed);
    const named = chosen !== "" && chosen !== "other" ? text.usual[chosen] : "";
    const full = [named, typed.trim()].filter(Boolean).join(text.between);
    const fits = chosen !== "" && full !== "" && graphemeLength(full) <= withdrawalReason.max;
    onGive(fits ? { reason: full } : null);
  };
  return (
    <div className={styles.facts}>
      <RadioGroup
        label={text.label}
        required
        stacked
        value={reason}
        choices={usual.map((value) => ({ value, label: text.usual[value] }))}
        disabled={locked}
        onChange={(value) => give(value, words)}
      />
      <TextArea
        label={text.words}
        required={reason === "other"}
        optional={reason !== "other"}
        hint={text.hint}
        value={words}
        rows={2}
        max={withdrawalReason.max}
        disabled={locked}
        onChange={(value) => give(reason, value)}
      />
    </div>
  );
}
