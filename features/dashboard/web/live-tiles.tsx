import { Link } from "react-router";
import { Card } from "#kit/ui/card/card.tsx";
import { cx } from "#kit/ui/class-names.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import type { LiveItems } from "../contract/calls.ts";
import styles from "./dashboard.module.css";
import { useMessages } from "./messages.ts";

type Item = {
  readonly key: keyof LiveItems;
  /** Where one sees or settles it, inside the community. */
  readonly to?: string;
  /** Somebody waits for an administrator. */
  readonly waits?: boolean;
  readonly people?: boolean;
};

const items: readonly Item[] = [
  {
    key: "candidates",
    to: "alumnus_candidates_waiting_approval?management_no=asc",
    waits: true,
    people: true,
  },
  { key: "unread_direct_chats", to: "chats", waits: true },
  { key: "open_interest_chats" },
  { key: "scheduled_messages" },
  { key: "posts_today", to: "user_posts?published=true&created_at=desc" },
  { key: "comments_today", to: "user_posts?published=true&created_at=desc" },
  { key: "alumni", people: true },
  { key: "employees", people: true },
];

/** The eight live items; those that wait for somebody come first. */
export function LiveTiles({ live, communityId }: { live: LiveItems; communityId: number }) {
  const text = useMessages().live;
  const { language } = useLanguage();
  return (
    <section aria-labelledby="live-items">
      <h2 id="live-items" className={styles.heading}>
        {text.title}
      </h2>
      <ul className={styles.tiles}>
        {items.map(({ key, to, waits, people }) => {
          const count = live[key].toLocaleString(language);
          return (
            <Card as="li" key={key} className={cx(styles.tile, waits && live[key] > 0 && styles.waiting)}>
              <span className={styles.label}>
                {to ? (
                  <Link to={`/community/communities/${communityId}/${to}`} className={styles.tileLink}>
                    {text.items[key]}
                  </Link>
                ) : (
                  text.items[key]
                )}
              </span>
              <span className={styles.count}>{people ? text.people(count) : text.things(count)}</span>
            </Card>
          );
        })}
      </ul>
    </section>
  );
}
