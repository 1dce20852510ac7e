import { IconCircleCheck } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { RelativeTime } from "#kit/ui/time/relative-time.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { todoLists } from "../contract/lists.ts";
import type { Todo } from "../contract/todo.ts";
import styles from "./dashboard.module.css";
import { MemberLimit } from "./member-limit.tsx";
import { type Messages, useDashboardMessages } from "./messages.ts";

type Row = {
  readonly key: keyof Messages["todo"]["items"];
  readonly count: number;
  readonly note?: ReactNode;
};

const rowsOf = (todo: Todo, oldest: string): Row[] => [
  {
    key: "candidates",
    count: todo.candidates.count,
    note: todo.candidates.oldest_applied_at && (
      <>
        {oldest} <RelativeTime time={todo.candidates.oldest_applied_at} />
      </>
    ),
  },
  { key: "returned_mails", count: todo.returned_mails },
  { key: "unread_chats", count: todo.unread_chats },
  { key: "unanswered_posts", count: todo.unanswered_posts.count },
  { key: "ending_keys", count: todo.ending_keys },
  { key: "ending_employee_invitations", count: todo.ending_employee_invitations },
];

/** Lists the work that waits for an administrator, each with a link to its list; what is at zero shares one line. */
export function TodoList({ todo, communityId }: { todo: Todo; communityId: number }) {
  const text = useDashboardMessages().todo;
  const { language } = useLanguage();
  const lists = todoLists(todo);
  const rows = rowsOf(todo, text.oldest).filter(({ count }) => count > 0);
  return (
    <section aria-labelledby="todo">
      <h2 id="todo" className={styles.heading}>
        {text.title}
      </h2>
      <Card as="div" className={styles.todo}>
        <ul>
          {rows.map(({ key, count, note }) => (
            <li key={key}>
              <span className={styles.what}>
                <b>{text.items[key](count.toLocaleString(language))}</b>
                {note && <span className={styles.note}>{note}</span>}
              </span>
              <ButtonLink
                size="sm"
                to={linkTo(`/community/communities/:id/${lists[key]}`, { id: communityId })}
              >
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
