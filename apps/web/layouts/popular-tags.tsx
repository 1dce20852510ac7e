import { Link } from "react-router";
import { listPopularTags } from "#features/posts/contract/calls.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { DESKTOP, useMedia } from "#kit/web/use-media.ts";
import { useLayoutMessages } from "./messages.ts";
import styles from "./popular-tags.module.css";

const FRESH_MS = 300_000;

/** R041, R111: in the sidebar of a desktop; a tap shows the posts with the tag. Nothing while there are none. */
export function PopularTags({ communityId, home }: { communityId: number; home: string }) {
  const text = useLayoutMessages();
  const shown = useMedia(DESKTOP);
  const { data } = useCall(
    listPopularTags,
    { query: { community_id: communityId } },
    { enabled: shown, staleTime: FRESH_MS, meta: { silent: true } },
  );
  const tags = data?.data ?? [];
  if (!shown || tags.length === 0) return null;
  return (
    <section className={styles.panel}>
      <h2 className={styles.title}>{text.popularTags}</h2>
      <ul className={styles.tags}>
        {tags.map((tag) => (
          <li key={tag}>
            <Link to={`${home}?tag=${encodeURIComponent(tag)}`} className={styles.tag}>
              #{tag}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
