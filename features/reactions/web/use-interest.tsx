import { useQueryClient } from "@tanstack/react-query";
import type { Post } from "#features/posts/contract/post.ts";
import { cachedPosts } from "#features/posts/web/index.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { expressInterest } from "../contract/interest-calls.ts";
import { INTEREST_CHAT_DAYS } from "../contract/limits.ts";
import { useMessages } from "./messages.ts";

/** Says first what it does: there is no way back, so it is shown only once the server has it. R010, R011 */
export function useExpressInterest({ id, title }: Post) {
  const text = useMessages();
  const { patch } = cachedPosts(useQueryClient());
  return useAction(expressInterest, {
    input: () => ({ params: { id } }),
    ask: () => ({
      title: text.interestTitle,
      message: <p>{text.interestText(title, INTEREST_CHAT_DAYS)}</p>,
      confirmLabel: text.interest,
    }),
    onDone: ({ data }) =>
      patch(id, (old) => ({ ...old, ...data, abilities: { ...old.abilities, interest: false } })),
  });
}
