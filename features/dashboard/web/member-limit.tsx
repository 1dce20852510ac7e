import { useId } from "react";
import { FILLING_UP } from "#features/contracts/contract/limits.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { Todo } from "../contract/todo.ts";
import styles from "./dashboard.module.css";
import { useDashboardMessages } from "./messages.ts";

export function MemberLimit({ members: { alumni, employees, limit } }: { members: Todo["members"] }) {
  const text = useDashboardMessages().members;
  const { language } = useLanguage();
  const id = useId();
  const number = (value: number) => value.toLocaleString(language);
  const taken = alumni + employees;
  const isNearlyFull = taken >= limit * FILLING_UP;
  return (
    <p className={styles.limit} data-full={isNearlyFull || undefined}>
      <span id={id}>
        <b>{text.taken(number(taken), number(limit))}</b>{" "}
        <span className={styles.note}>
          {text.kinds(number(alumni), number(employees))}
          {isNearlyFull && ` ${text.nearlyFull(number(limit - taken))}`}
        </span>
      </span>
      <meter aria-labelledby={id} min={0} max={limit} value={taken} />
    </p>
  );
}
