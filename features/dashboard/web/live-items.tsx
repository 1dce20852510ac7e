import type { ReactNode } from "react";
import { Link } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { liveLists } from "../contract/lists.ts";
import { COUNTED_LIVE, type LiveItems as Live } from "../contract/live-items.ts";
import styles from "./dashboard.module.css";
import { type Messages, useDashboardMessages } from "./messages.ts";

type Item = {
  readonly key: keyof Messages["live"]["items"];
  readonly unit: keyof Messages["units"];
  readonly count: number;
  /** Comments have no list of their own. */
  readonly list?: string;
};

const itemsOf = (live: Live): readonly Item[] => {
  const lists = liveLists(live.today);
  const item = (key: Exclude<keyof typeof lists, `open_${string}`>, unit: Item["unit"] = "things"): Item => ({
    key,
    unit,
    count: live[key],
    list: lists[key],
  });
  const { recruitment, joboffer } = live.open_interest_chats;
  return [
    item("alumni", "people"),
    item("employees", "people"),
    item("candidates", "people"),
    item("unread_direct_chats"),
    { key: "open_recruitment_chats", unit: "things", count: recruitment, list: lists.open_recruitment_chats },
    { key: "open_joboffer_chats", unit: "things", count: joboffer, list: lists.open_joboffer_chats },
    item("posts_today"),
    { key: "comments_today", unit: "things", count: live.comments_today },
  ];
};

/** R486: shows what is going on at this moment, beside what waits for the office. */
export function LiveItems({ live, communityId }: { readonly live: Live; readonly communityId: number }) {
  const text = useDashboardMessages();
  const { language } = useLanguage();
  const shown = ({ unit, count }: Item) => {
    const number = text.units[unit](count.toLocaleString(language));
    return count < COUNTED_LIVE ? number : text.live.orMore(number);
  };
  const named = ({ key, list }: Item): ReactNode =>
    list ? (
      <Link to={linkTo(`/community/communities/:id/${list}`, { id: communityId })}>
        {text.live.items[key]}
      </Link>
    ) : (
      text.live.items[key]
    );
  return (
    <section aria-labelledby="live-items">
      <h2 id="live-items" className={styles.heading}>
        {text.live.title}
      </h2>
      <Card as="div">
        <dl className={styles.live}>
          {itemsOf(live).map((item) => (
            <div key={item.key}>
              <dt>{named(item)}</dt>
              <dd>{shown(item)}</dd>
            </div>
          ))}
        </dl>
      </Card>
    </section>
  );
}
