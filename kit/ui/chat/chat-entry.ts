import { MINUTE_MS } from "#kit/contract/durations.ts";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";

/** `key` stays the same before and after the server has the message. */
export type ChatEntry = {
  readonly key: string;
  readonly author: { readonly name: string; readonly imageUrl: string | null };
  readonly isMine: boolean;
  /** Several people write on one's own side, so this message names its writer there too. */
  readonly isSigned?: boolean;
  readonly content: string;
  /** The time is in ISO 8601. */
  readonly time: string;
  readonly removed: boolean;
  readonly state: "sent" | "sending" | "failed";
  /** This is why it was refused; without a reason it can be sent again as it is. */
  readonly reason?: string | null;
  readonly read: boolean;
};

export type ChatRow =
  | { readonly kind: "day"; readonly key: string; readonly day: string }
  | { readonly kind: "unread"; readonly key: string }
  | {
      readonly kind: "entry";
      readonly key: string;
      readonly entry: ChatEntry;
      readonly startsRun: boolean;
      /** Only the last message of a run in one minute shows its time. */
      readonly showsTime: boolean;
      /** Only the last of one's own messages that was read shows that it was. */
      readonly showsRead: boolean;
    };

const minuteOf = ({ time }: ChatEntry): number => Math.floor(Date.parse(time) / MINUTE_MS);
const areOfOneAuthor = (one: ChatEntry, other: ChatEntry): boolean =>
  one.isMine === other.isMine && one.author.name === other.author.name;

/** Adds a separator before each new day and a line above the first unread entry; an author's run shares a head. */
export function toRows(entries: readonly ChatEntry[], firstUnreadKey: string | null): ChatRow[] {
  const rows: ChatRow[] = [];
  const lastRead = entries.findLast(({ isMine, read }) => isMine && read);
  let previous: ChatEntry | undefined;
  for (const [i, entry] of entries.entries()) {
    const day = formatDate(new Date(entry.time));
    const newDay = !previous || formatDate(new Date(previous.time)) !== day;
    if (newDay) rows.push({ kind: "day", key: `day-${day}`, day });
    if (entry.key === firstUnreadKey) rows.push({ kind: "unread", key: "unread" });
    const next = entries[i + 1];
    rows.push({
      kind: "entry",
      key: entry.key,
      entry,
      startsRun: newDay || !previous || !areOfOneAuthor(previous, entry),
      showsTime: !next || !areOfOneAuthor(entry, next) || minuteOf(entry) !== minuteOf(next),
      showsRead: entry === lastRead,
    });
    previous = entry;
  }
  return rows;
}
