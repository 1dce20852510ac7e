import { IconHandStop, IconMessageHeart } from "@tabler/icons-react";
import { lazy, Suspense, useEffect, useRef, useState } from "react";
import { takesInterest } from "#features/posts/contract/content-type.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import type { InterestChat } from "./interest-chat.ts";
import { useReactionMessages } from "./messages.ts";
import styles from "./reactions.module.css";

const InterestDialog = lazy(() => import("./interest-dialog.tsx"));

type Props = { post: Post; chat: InterestChat; onShowPeople: () => void };

/** Offers interest where the server allows it, and afterwards links to the chat. The count is always shown. R251 */
export function InterestButton({ post, chat, onShowPeople }: Props) {
  const text = useReactionMessages();
  const [isAsking, setAsking] = useState(false);
  const place = useRef<HTMLSpanElement>(null);
  const hasAsked = useRef(false);
  // The button that opened the dialog has become what one can do now.
  useEffect(() => {
    if (!isAsking && hasAsked.current) place.current?.querySelector<HTMLElement>("[data-outcome]")?.focus();
    hasAsked.current = isAsking;
  }, [isAsking]);
  if (!takesInterest(post.content_type)) return null;
  return (
    <span ref={place} className={styles.interest}>
      {post.abilities.see_interested && post.interest_count > 0 ? (
        <Button variant="quiet" aria-label={text.interests(post.interest_count)} onClick={onShowPeople}>
          {text.interestCount(post.interest_count)}
        </Button>
      ) : (
        post.interest_count > 0 && (
          <span className={common.note}>{text.interestCount(post.interest_count)}</span>
        )
      )}
      {post.interest && post.chatroom_id !== null ? (
        <ButtonLink
          to={chat.path(post.chatroom_id)}
          data-outcome
          variant="subtle"
          icon={<IconMessageHeart size={20} aria-hidden="true" />}
          className={styles.strong}
        >
          {text.openChat}
        </ButtonLink>
      ) : post.interest ? (
        <span className={common.note} data-outcome tabIndex={-1}>
          {text.interested}
        </span>
      ) : (
        post.abilities.interest && (
          <Button
            variant="subtle"
            icon={<IconHandStop size={20} aria-hidden="true" />}
            className={styles.strong}
            onClick={() => setAsking(true)}
          >
            {text.tellInterest}
          </Button>
        )
      )}
      {isAsking && (
        <Suspense fallback={null}>
          <InterestDialog post={post} chat={chat} onClose={() => setAsking(false)} />
        </Suspense>
      )}
    </span>
  );
}
