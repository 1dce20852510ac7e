import { type ReactNode, type SyntheticEvent, useEffect, useId, useState } from "react";
import type { BulkPreview } from "#kit/contract/bulk.ts";
import { toHalfWidthNumber } from "#kit/contract/fields/width.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { type Counted, useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Loaded, type LoadedQuery } from "../query/loaded.tsx";
import { Effects } from "./effects.tsx";
import { Excluded } from "./excluded.tsx";
import { Targets } from "./targets.tsx";
import { type BulkWords, useBulkMessages } from "./words.ts";

/** From this number on, the number has to be typed, even for a harmless act. */
export const TYPED_FROM = 100;

export type Changed = { readonly before: number; readonly after: number };

type Props = {
  readonly words: Pick<BulkWords, "title" | "effects" | "mails" | "confirm">;
  readonly counted: Counted;
  /** The act cannot be undone: this is said first, the number has to be typed, and the heading has the first focus. */
  readonly irreversible: boolean;
  /** The act's input has this field; it is above the targets where it decides who they are. */
  readonly asks?: { readonly element: ReactNode; readonly decides?: boolean } | undefined;
  readonly isGiven?: boolean;
  readonly expected?: number | undefined;
  /** It is null as long as it is unknown what the act would do. */
  readonly preview: LoadedQuery<BulkPreview> | null;
  /** These numbers of the last attempt no longer agree. */
  readonly changed: Changed | null;
  readonly pending: boolean;
  /** This receives the unticked ids too. */
  readonly onRun: (preview: BulkPreview, without: ReadonlySet<number>) => void;
  readonly onClose: () => void;
};

/** Shows before a bulk act whom it is about, what will happen, and who is left out and why. */
export function ImpactDialog({
  words,
  counted,
  irreversible,
  asks,
  isGiven = true,
  expected,
  preview,
  changed,
  pending,
  onRun,
  onClose,
}: Props) {
  const text = useBulkMessages();
  const count = useDataTableMessages()[counted];
  const [without, setWithout] = useState<ReadonlySet<number>>(new Set());
  const [typed, setTyped] = useState("");
  const confirmId = useId();
  const data = preview?.data;
  const chosen = data?.targets.filter(({ id }) => !without.has(id)) ?? [];
  const guessed = expected === undefined ? "…" : count(expected);
  const shownCount = data ? count(chosen.length) : guessed;
  const isTyped = irreversible || chosen.length >= TYPED_FROM;
  const isReady =
    isGiven &&
    chosen.length > 0 &&
    (!isTyped || toHalfWidthNumber(typed).replaceAll(",", "") === `${chosen.length}`);
  const isEmpty = data !== undefined && data.targets.length === 0;

  const startsAtButton = data !== undefined && !asks && !isTyped && !isEmpty;
  useEffect(() => {
    if (startsAtButton) document.getElementById(confirmId)?.focus();
  }, [startsAtButton, confirmId]);

  const run = (event: SyntheticEvent) => {
    event.preventDefault();
    if (data && isReady && !pending) onRun(data, without);
  };
  const toggle = (id: number) => {
    const next = new Set(without);
    if (!next.delete(id)) next.add(id);
    setWithout(next);
  };
  return (
    <Modal
      title={words.title(shownCount)}
      roomy
      startsAtTitle
      onClose={onClose}
      mayClose={() => !pending}
      footer={
        <>
          <Button onClick={onClose} disabled={pending}>
            {isEmpty ? text.close : text.cancel}
          </Button>
          {!isEmpty && (
            <Button
              id={confirmId}
              variant={irreversible ? "danger" : "primary"}
              disabled={!isReady}
              pending={pending}
              onClick={run}
            >
              {words.confirm(shownCount)}
            </Button>
          )}
        </>
      }
    >
      <div className={common.column4}>
        {changed && <NoticeBox alert>{text.changed(count(changed.before), count(changed.after))}</NoticeBox>}
        {irreversible && !isEmpty && (
          <NoticeBox>
            <strong>{text.irreversible}</strong>
          </NoticeBox>
        )}
        {asks?.decides && asks.element}
        {preview && (
          <Loaded query={preview}>
            {(shown) => (
              <>
                {isEmpty ? (
                  <p>{text.nobody}</p>
                ) : (
                  <Targets
                    title={text.targets(count(chosen.length))}
                    targets={shown.targets}
                    without={without}
                    locked={pending}
                    onToggle={toggle}
                  />
                )}
                {!isEmpty && <Effects words={words} count={count} preview={shown} chosen={chosen} />}
                <Excluded count={count} excluded={shown.excluded} />
                {!isEmpty && !asks?.decides && asks?.element}
                {isTyped && !isEmpty && (
                  <form onSubmit={run}>
                    <TextField
                      label={text.typeNumber(chosen.length.toLocaleString())}
                      value={typed}
                      onChange={setTyped}
                      inputMode="numeric"
                      autoComplete="off"
                    />
                  </form>
                )}
              </>
            )}
          </Loaded>
        )}
      </div>
    </Modal>
  );
}
