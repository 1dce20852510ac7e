import { useState } from "react";
import { graphemeLength } from "#kit/contract/fields/text-length.ts";
import common from "#kit/ui/common.module.css";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import type { AsksProps } from "#kit/web/bulk/use-bulk.tsx";
import { officeReason } from "../contract/office-reason.ts";

type Props = Pick<AsksProps, "locked" | "onGive"> & {
  readonly label: string;
  /** These are the usual reasons; the last one means none of them. */
  readonly usual: Readonly<Record<string, string>> & { readonly other: string };
  /** It stands between a usual reason and the office's own words. */
  readonly between: string;
  readonly words: string;
  readonly hint: string;
};

/** Asks why: a usual reason, the office's own words, or both. */
export function OfficeReasonFields({ label, usual, between, words, hint, locked, onGive }: Props) {
  const [reason, setReason] = useState("");
  const [typed, setTyped] = useState("");
  const give = (chosen: string, said: string) => {
    setReason(chosen);
    setTyped(said);
    const named = chosen === "other" ? "" : (usual[chosen] ?? "");
    const full = [named, said.trim()].filter(Boolean).join(between);
    const fits = chosen !== "" && full !== "" && graphemeLength(full) <= officeReason.max;
    onGive(fits ? { reason: full } : null);
  };
  return (
    <div className={common.column4}>
      <RadioGroup
        label={label}
        required
        stacked
        value={reason}
        choices={Object.entries(usual).map(([value, name]) => ({ value, label: name }))}
        disabled={locked}
        onChange={(value) => give(value, typed)}
      />
      <TextArea
        label={words}
        required={reason === "other"}
        optional={reason !== "other"}
        hint={hint}
        value={typed}
        rows={2}
        max={officeReason.max}
        disabled={locked}
        onChange={(value) => give(reason, value)}
      />
    </div>
  );
}
