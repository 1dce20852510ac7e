import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import type { Todo } from "../contract/todo.ts";
import styles from "./dashboard.module.css";
import { MemberLimit } from "./member-limit.tsx";
import { type Messages, useMessages } from "./messages.ts";

type Row = {
  readonly key: keyof Messages["todo"]["items"];
  readonly count: number;
  readonly note?: ReactNode;
  /** The list of just these, inside the community. */
  readonly to: string;
};

const rowsOf = (todo: Todo, oldest: string): Row[] => {
  const { candidates, unanswered_posts: posts } = todo;
  return [
    {
      key: "candidates",
      count: candidates.count,
      note: candidates.oldest_applied_at && (
        <>
          {oldest} <RelativeTime time={candidates.oldest_applied_at} />
        </>
      ),
      to: "alumnus_candidates_waiting_approval",
    },
    { key: "unread_chats", count: todo.unread_chats, to: "chats" },
    {
      key: "unanswered_posts",
      count: posts.count,
      to: `user_posts?published=true&without_comments=true&created_from=${posts.from}&created_to=${posts.to}`,
    },
    {
      key: "ending_keys",
      count: todo.ending_keys,
      to: "invitations?state=ending&issued_by=office",
    },
    {
      key: "ending_employee_invitations",
      count: todo.ending_employee_invitations,
      to: "invitations/employees?state=ending",
    },
  ];
};

/** What waits for an administrator, each with the way to the list of it; what waits nowhere is one line. */
export function TodoList({ todo, communityId }: { todo: Todo; communityId: number }) {
  const text = useMessages().todo;
  const { language } = useLanguage();
  const rows = rowsOf(todo, text.oldest).filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="todo">
      <h2 id="todo" className={styles.heading}>
        {text.title}
      </h2>
      <Card as="div" className={styles.todo}>
        <ul>
          {rows.map(({ key, count, note, to }) => (
            <li key={key}>
              <span className={styles.what}>
                <b>{text.items[key](count.toLocaleString(language))}</b>
                {note && <span className={styles.note}>{note}</span>}
              </span>
              <ButtonLink size="sm" to={`/community/communities/${communityId}/${to}`}>
                {text.look}
                <span className="visually-hidden">{text.items[key](String(count))}</span>
              </ButtonLink>
            </li>
          ))}
          <li className={styles.nothing}>
            <IconCircleCheck size={18} aria-hidden="true" />
            {rows.length > 0 ? text.nothingElse : text.nothing}
          </li>
        </ul>
        <MemberLimit members={todo.members} />
      </Card>
    </section>
  );
}
