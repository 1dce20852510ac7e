import { type RefObject, useState } from "react";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import type { LastChange } from "#kit/contract/last-change.ts";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { defineMessages } from "../i18n.ts";
import type { Conflict } from "./carry-over.ts";

const useText = defineMessages(
  {
    title: (count: number) =>
      `入力中に、同じ${count}項目がほかの場所で変更されました。どちらを保存しますか？`,
    changed: (by: string, at: string, fields: readonly string[]) =>
      `${by}さんが ${at} に ${fields.join("・")} を変更しました。項目ごとに、どちらを保存するかお選びください。`,
    mine: (value: string) => `ご自身の入力：${value}`,
    latest: (value: string) => `最新：${value}`,
    empty: "（空欄）",
  },
  {
    title: (count) =>
      `While you were typing, ${count === 1 ? "the same field" : `${count} of the same fields`} changed elsewhere. Which version should be saved?`,
    changed: (by, at, fields) =>
      `${by} changed ${fields.join(", ")} on ${at}. For each field, choose which version to save.`,
    mine: (value) => `What you typed: ${value}`,
    latest: (value) => `Latest: ${value}`,
    empty: "(empty)",
  },
);

/** Names a field and words its value, where no control with its name does. */
export type InWords = (path: string, value: unknown) => { readonly label: string; readonly value: string };

type Side = "mine" | "latest";
type Props = {
  readonly conflicts: readonly Conflict[];
  /** This administrator has changed them, where known. */
  readonly change: LastChange | undefined;
  readonly onSettle: (conflict: Conflict, side: Side) => void;
  /** The controls of this form have the labels and the names of choices. */
  readonly form: RefObject<HTMLFormElement | null>;
  readonly inWords?: InWords | undefined;
};

/** Shows what two people have changed at once, each field with a choice; typed values are never dropped. */
export function ConflictNotice({ conflicts, change, onSettle, form, inWords }: Props) {
  const text = useText();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  if (conflicts.length === 0) return null;
  const describe =
    inWords ?? ((path: string, value: unknown) => readFrom(fieldOf(form.current, path), path, value));
  const labelOf = ({ path, latest }: Conflict) => describe(path, latest).label;
  return (
    <NoticeBox alert>
      <p>
        {change
          ? text.changed(change.by, formatSecond(new Date(change.at)), conflicts.map(labelOf))
          : text.title(conflicts.length)}
      </p>
      {conflicts.map((conflict) => {
        const wordsOf = (value: unknown) => describe(conflict.path, value).value || text.empty;
        return (
          <RadioGroup
            key={conflict.path}
            label={labelOf(conflict)}
            stacked
            choices={[
              { value: "mine", label: text.mine(wordsOf(conflict.mine)) },
              { value: "latest", label: text.latest(wordsOf(conflict.latest)) },
            ]}
            value={sides[conflict.path] ?? "mine"}
            onChange={(side) => {
              setSides({ ...sides, [conflict.path]: side as Side });
              onSettle(conflict, side as Side);
            }}
          />
        );
      })}
    </NoticeBox>
  );
}

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement;

function fieldOf(form: HTMLFormElement | null, path: string): Control | null {
  const named = form?.elements.namedItem(path.split(".").at(-1) ?? path);
  return named instanceof RadioNodeList ? null : (named as Control | null);
}

/** Reads the field's label, without the mark of required fields, and the labels of its choices. */
function readFrom(field: Control | null, path: string, value: unknown): ReturnType<InWords> {
  const label = field?.labels?.[0]?.firstChild?.textContent ?? path;
  if (Array.isArray(value)) return { label, value: value.join("、") };
  const plain = String(value ?? "");
  const choice = field instanceof HTMLSelectElement && [...field.options].find((one) => one.value === plain);
  return { label, value: choice ? choice.text : plain };
}
