import type { QueryClient } from "@tanstack/react-query";
import { send } from "#kit/web/api/send.ts";
import { refreshReading } from "#kit/web/query/after-call.ts";
import { markChatRead, markDirectRead, showChat, showDirectChat } from "../contract/calls.ts";
import { sendChatMessage, sendDirectMessage } from "../contract/message-calls.ts";
import type { ChatHistory } from "./chat-history.ts";

/** Calls of a chat about a post and of a direct one differ only in their paths, and in where these name the room. */
export type ChatKind = "post" | "direct";

export type ChatKey = { readonly kind: ChatKind; readonly room: number };

type Range = { readonly before_seq?: number; readonly since_seq?: number };

const showing = { post: showChat, direct: showDirectChat } as const;
export const chatQueryKey = ({ kind, room }: ChatKey): unknown[] => [showing[kind].path, { room }, {}];

export const rereadChat = (cache: QueryClient, { kind, room }: ChatKey): Promise<void> =>
  refreshReading(cache, showing[kind], { params: { room } });

export const fetchChat = ({ kind, room }: ChatKey, range: Range, signal?: AbortSignal) =>
  kind === "post"
    ? send(showChat, { params: { room }, query: range }, signal)
    : send(showDirectChat, { query: { chatroom_id: room, ...range } }, signal);

export const sendMessage = (
  { kind, room }: ChatKey,
  message: { readonly content: string; readonly client_id: string },
) =>
  kind === "post"
    ? send(sendChatMessage, { params: { room }, body: message })
    : send(sendDirectMessage, { params: { chatroom_id: room }, body: message });

export const markRead = ({ kind, room }: ChatKey, seq: number) =>
  kind === "post"
    ? send(markChatRead, { params: { room }, body: { seq } })
    : send(markDirectRead, { params: { id: room }, body: { seq } });

export const dropChat = (cache: QueryClient, chatKey: ChatKey): void =>
  void cache.resetQueries({ queryKey: chatQueryKey(chatKey) });

export const cachedChat = (cache: QueryClient, chatKey: ChatKey): ChatHistory | undefined =>
  cache.getQueryData<ChatHistory>(chatQueryKey(chatKey));

/** Changes the cached room; does nothing where it is not open. */
export const changeChat = (
  cache: QueryClient,
  chatKey: ChatKey,
  change: (history: ChatHistory) => ChatHistory,
): void =>
  void cache.setQueryData<ChatHistory>(chatQueryKey(chatKey), (history) => history && change(history));
