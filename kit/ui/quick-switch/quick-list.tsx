import { Button } from "../button/button.tsx";
import { useQuickSwitchMessages } from "./messages.ts";
import styles from "./quick-switch.module.css";
import type { QuickOption, QuickSwitchProps } from "./quick-types.ts";

type Props = QuickSwitchProps & {
  readonly id: string;
  readonly label: string;
  readonly active: QuickOption | undefined;
  readonly onChoose: (option: QuickOption) => void;
};

export const optionId = (id: string, option: QuickOption): string => `${id}-${option.key}`;

/** Shows what was found, in groups, and the state of the search. */
export function QuickList({ id, label, term, groups, state, active, hint, onAgain, onChoose }: Props) {
  const text = useQuickSwitchMessages();
  const shown = groups.filter(({ options }) => options.length > 0);
  const count = shown.reduce((sum, { options }) => sum + options.length, 0);
  const status = { busy: text.busy, failed: text.failed, ready: count > 0 ? "" : text.none(term) }[state];
  return (
    <>
      <div id={id} role="listbox" aria-label={label} className={styles.groups}>
        {shown.map((group) => (
          // biome-ignore lint/a11y/useSemanticElements: a group of options, no fields of a form
          <div key={group.key} role="group" aria-label={group.label}>
            <p className={styles.group} aria-hidden="true">
              {group.label}
            </p>
            {group.options.map((option) => (
              // biome-ignore lint/a11y/useFocusableInteractive lint/a11y/useKeyWithClickEvents: the focus stays in the field, whose keys choose
              <div
                key={option.key}
                id={optionId(id, option)}
                role="option"
                aria-selected={option === active}
                className={styles.option}
                ref={(element) => {
                  if (element && option === active) element.scrollIntoView({ block: "nearest" });
                }}
                onPointerDown={(event) => event.preventDefault()}
                onClick={() => onChoose(option)}
              >
                {option.icon}
                <span className={styles.words}>
                  <bdi lang={option.lang} className={styles.name}>
                    {option.label}
                  </bdi>
                  {option.note && <span className={styles.note}>{option.note}</span>}
                </span>
              </div>
            ))}
          </div>
        ))}
      </div>
      {status && (
        <p className={styles.status} data-failed={state === "failed" || undefined}>
          {status}
          {state === "failed" && (
            <Button size="sm" onClick={onAgain}>
              {text.again}
            </Button>
          )}
        </p>
      )}
      <p className={styles.hint}>
        {hint}
        <span className={styles.keys}>{text.keys}</span>
      </p>
      <p role="status" className="visually-hidden">
        {status || (term && text.found(count))}
      </p>
    </>
  );
}
