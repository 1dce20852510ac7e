import { IconMessageHeart, IconSparkles } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "react-router";
import { takesInterest } from "#features/posts/contract/content-type.ts";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { expressInterest } from "../contract/interest-calls.ts";
import { INTEREST_CHAT_DAYS } from "../contract/limits.ts";
import { useMessages } from "./messages.ts";
import styles from "./reactions.module.css";

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

/** Says first what it does: there is no way back, so it is shown only once the server has it. R010, R011 */
function useExpressInterest({ id, title }: Post) {
  const text = useMessages();
  const { patch } = cachedPosts(useQueryClient());
  return useAction(expressInterest, {
    input: () => ({ params: { id } }),
    ask: () => ({
      title: text.interestTitle,
      message: <p>{text.interestText(title, INTEREST_CHAT_DAYS)}</p>,
      confirmLabel: text.tellInterest,
    }),
    onDone: ({ data }) =>
      patch(id, (old) => ({ ...old, ...data, abilities: { ...old.abilities, interest: false } })),
  });
}
