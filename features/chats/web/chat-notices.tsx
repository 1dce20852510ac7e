import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { INTEREST_CHAT_DAYS } from "#features/reactions/contract/limits.ts";
import {
  daysUntil,
  formatClock,
  formatDate,
  formatMinute,
  formatSecond,
  tokyoDate,
} from "#kit/contract/fields/tokyo-time.ts";
import { Quoting } from "#kit/ui/written.tsx";
import { useLiveStatus } from "#kit/web/live/use-room.ts";
import type { ChatroomView } from "../contract/views.ts";
import styles from "./chat.module.css";
import { type ChatKey, rereadChat } from "./chat-calls.ts";
import { Extension } from "./extension.tsx";
import { useChatMessages } from "./messages.ts";

/** Says what one has to know before writing: the end, why nothing can be sent, a lost connection. */
export function ChatNotices({ chatKey, chatroom }: { chatKey: ChatKey; chatroom: ChatroomView }) {
  const { room: text } = useChatMessages();
  const interrupted = useLiveStatus() === "interrupted";
  const { end_date, available, abilities } = chatroom;
  useRereadAtEnd(chatKey, end_date);
  const left = remaining(end_date, Date.now());
  const end = new Date(end_date ?? 0);
  return (
    <div aria-live="polite" className={styles.notices}>
      {left.kind === "closed" && (
        <p className={styles.warning}>
          {text.closed((chatroom.as_office ? formatSecond : formatMinute)(end))}
        </p>
      )}
      {left.kind === "today" && (
        <div className={styles.warning}>
          {text.endsToday(formatClock(end))}
          <Extension chatroom={chatroom} />
        </div>
      )}
      {left.kind === "days" && (
        <div className={styles.until}>
          {text.daysLeft(left.days, formatDate(end))}
          <Extension chatroom={chatroom} />
        </div>
      )}
      {chatroom.as_office && <p className={styles.until}>{text.signed}</p>}
      {left.kind !== "closed" && chatroom.extension.agreed_by_other && abilities.extend && (
        <p className={styles.note}>{text.otherAgreed(INTEREST_CHAT_DAYS)}</p>
      )}
      {left.kind !== "closed" && !available && (
        <p className={styles.warning}>{abilities.send ? text.paused : text.away}</p>
      )}
      {left.kind !== "closed" && available && !abilities.send && (
        <p className={styles.warning}>{text.cannotWrite}</p>
      )}
      {chatroom.openings.map(({ at, by, reason }) => (
        <p key={at} className={styles.note}>
          <Quoting>{text.opened(formatMinute(new Date(at)), by, reason)}</Quoting>
        </p>
      ))}
      {interrupted && <p className={styles.note}>{text.reconnecting}</p>}
    </div>
  );
}

/** Timers take no longer delay; the room is fetched again before that anyway. */
const LONGEST_TIMER_MS = 2_147_483_647;

function useRereadAtEnd(chatKey: ChatKey, endDate: string | null): void {
  const cache = useQueryClient();
  const { kind, room } = chatKey;
  useEffect(() => {
    const wait = endDate === null ? 0 : Date.parse(endDate) - Date.now();
    if (wait <= 0 || wait > LONGEST_TIMER_MS) return;
    const reread = () => void rereadChat(cache, { kind, room });
    const timer = setTimeout(reread, wait);
    return () => clearTimeout(timer);
  }, [cache, kind, room, endDate]);
}

/** An open chat still lasts for this time. */
type Remaining =
  | { readonly kind: "endless" }
  | { readonly kind: "closed" }
  | { readonly kind: "today" }
  | { readonly kind: "days"; readonly days: number };

/**
 * Counts calendar days, so that a chat of 30 days has 30 left on the day it opens and its last day is "today".
 * `endDate` is ISO 8601, null for a chat without an end.
 */
export function remaining(endDate: string | null, now: number): Remaining {
  if (endDate === null) return { kind: "endless" };
  const end = new Date(endDate);
  if (end.getTime() <= now) return { kind: "closed" };
  const days = daysUntil(tokyoDate(end), new Date(now));
  return days === 0 ? { kind: "today" } : { kind: "days", days };
}
