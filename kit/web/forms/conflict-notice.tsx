import { type RefObject, useState } from "react";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { defineMessages } from "../i18n.ts";
import type { Conflict } from "./carry-over.ts";

const useText = defineMessages(
  {
    title: (count: number) =>
      `入力中に、同じ${count}項目がほかの場所で変更されました。どちらを保存しますか？`,
    mine: (value: string) => `ご自身の入力：${value}`,
    latest: (value: string) => `最新：${value}`,
    empty: "（空欄）",
  },
  {
    title: (count) =>
      `While you were typing, ${count === 1 ? "the same field" : `${count} of the same fields`} changed elsewhere. Which shall be saved?`,
    mine: (value) => `What you typed: ${value}`,
    latest: (value) => `Latest: ${value}`,
    empty: "(empty)",
  },
);

type Side = "mine" | "latest";
type Props = {
  readonly conflicts: readonly Conflict[];
  readonly onSettle: (conflict: Conflict, side: Side) => void;
  /** The form with the fields themselves, which knows how they are called and what their choices mean. */
  readonly form: RefObject<HTMLFormElement | null>;
};

/** What two people have changed at once, field by field, each with a choice; what was typed is never dropped unasked. */
export function ConflictNotice({ conflicts, onSettle, form }: Props) {
  const text = useText();
  const [sides, setSides] = useState<Readonly<Record<string, Side>>>({});
  if (conflicts.length === 0) return null;
  return (
    <NoticeBox alert>
      <p>{text.title(conflicts.length)}</p>
      {conflicts.map((conflict) => {
        const field = fieldOf(form.current, conflict.path);
        const said = (value: unknown) => inWords(field, value) || text.empty;
        return (
          <RadioGroup
            key={conflict.path}
            label={field?.labels?.[0]?.textContent ?? conflict.path}
            stacked
            choices={[
              { value: "mine", label: text.mine(said(conflict.mine)) },
              { value: "latest", label: text.latest(said(conflict.latest)) },
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

function inWords(field: Control | null, value: unknown): string {
  if (Array.isArray(value)) return value.join("、");
  const said = String(value ?? "");
  const choice = field instanceof HTMLSelectElement && [...field.options].find((one) => one.value === said);
  return choice ? choice.text : said;
}
