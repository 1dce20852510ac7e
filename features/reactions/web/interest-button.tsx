import { IconMessageHeart, IconSparkles } from "@tabler/icons-react";
import { Link } from "react-router";
import { takesInterest } from "#features/posts/contract/content-type.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { useMessages } from "./messages.ts";
import styles from "./reactions.module.css";
import { useExpressInterest } from "./use-interest.tsx";

type Props = { post: Post; chatPath: (chatroomId: number) => string; onShowPeople: () => void };

/** Offered where the server allows it; afterwards the way to the chat. The count is always shown. R251 */
export function InterestButton({ post, chatPath, onShowPeople }: Props) {
  const text = useMessages();
  const express = useExpressInterest(post);
  if (!takesInterest(post.content_type)) return null;
  return (
    <span className={styles.interest}>
      {post.abilities.see_interested && post.interest_count > 0 ? (
        <button
          type="button"
          className={styles.count}
          aria-label={text.interests(post.interest_count)}
          onClick={onShowPeople}
        >
          {text.interestCount(post.interest_count)}
        </button>
      ) : (
        post.interest_count > 0 && (
          <span className={styles.note}>{text.interestCount(post.interest_count)}</span>
        )
      )}
      {post.interest && post.chatroom_id !== null ? (
        <Link to={chatPath(post.chatroom_id)} className={styles.strong}>
          <IconMessageHeart size={20} aria-hidden="true" />
          {text.openChat}
        </Link>
      ) : post.interest ? (
        <span className={styles.note}>{text.interested}</span>
      ) : (
        post.abilities.interest && (
          <button type="button" className={styles.strong} onClick={() => express.run()}>
            <IconSparkles size={20} aria-hidden="true" />
            {text.interest}
          </button>
        )
      )}
      {express.dialog}
    </span>
  );
}
