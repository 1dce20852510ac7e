import { useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { writtenIn } from "#kit/ui/written.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { useHasPaused } from "#kit/web/use-has-paused.ts";
import { TRIAL_MAX } from "../contract/limits.ts";
import { type TriedWord, tryBannedWords } from "../contract/operator-calls.ts";
import styles from "./banned-words.module.css";
import { useBannedWordMessages } from "./messages.ts";

const PAUSE_MS = 200;

/** Shows what the listed words find in a text, marked where it stands; a writer would be told the banned ones. */
export function TrialDialog({ onClose }: { readonly onClose: () => void }) {
  const text = useBannedWordMessages();
  const [typed, setTyped] = useState("");
  const tried = typed.slice(0, TRIAL_MAX);
  const enabled = useHasPaused(tried, PAUSE_MS) && tried.trim() !== "";
  // The words may have changed since the same text was tried.
  const query = useCall(tryBannedWords, { body: { text: tried } }, { enabled, staleTime: 0 });
  return (
    <Modal
      title={text.trialTitle}
      onClose={onClose}
      roomy
      footer={<Button onClick={onClose}>{text.close}</Button>}
    >
      <div className={common.stack4}>
        <p>{text.trialLead}</p>
        <TextArea label={text.trialText} value={typed} onChange={setTyped} max={TRIAL_MAX} rows={4} />
        {tried.trim() !== "" && (
          <section className={common.stack3} aria-label={text.result} aria-live="polite">
            <Loaded query={query} skeleton={<p className={common.dim}>…</p>}>
              {({ data }) => <Result text={tried} found={data} />}
            </Loaded>
          </section>
        )}
      </div>
    </Modal>
  );
}

type ResultProps = { readonly text: string; readonly found: readonly TriedWord[] };

function Result({ text: tried, found }: ResultProps) {
  const text = useBannedWordMessages();
  const banned = found.some(({ kind }) => kind === "banned");
  return (
    <>
      <p className={styles.tried} {...writtenIn(tried)}>
        {marked(tried, found)}
      </p>
      {!banned && <p>{text.nothing}</p>}
      <ul className={styles.found}>
        {found.map(({ start, end, word, kind }) => (
          <li key={`${start} ${end} ${word}`}>
            {(kind === "banned" ? text.found : text.allowed)(tried.slice(start, end), word)}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Marks each place once, though several words may be found there. */
function marked(text: string, found: readonly TriedWord[]) {
  let at = 0;
  const parts = [];
  for (const { start, end, kind } of found) {
    if (start < at) continue;
    parts.push(
      text.slice(at, start),
      <mark key={start} data-kind={kind}>
        {text.slice(start, end)}
      </mark>,
    );
    at = end;
  }
  return [...parts, text.slice(at)];
}
