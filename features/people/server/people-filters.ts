import type * as z from "zod/mini";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoDate, tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { INTEGER_MAX } from "#kit/contract/wire.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import { type Looking, stoppedIn } from "#kit/server/mail/bouncing-addresses.ts";
import type { ListPeople } from "../contract/list-people.ts";
import { listAddresses, type PeopleAsked } from "./people.sql.ts";

type Which = { readonly communityId: number; readonly kind: MemberKind };
export type PeopleWanted = z.output<ListPeople["found"]>;

/** Numbers are often typed with full-width signs. */
function numberOf(typed: string): number | undefined {
  const text = typed.normalize("NFKC");
  return /^\d{1,10}$/.test(text) && Number(text) <= INTEGER_MAX ? Number(text) : undefined;
}

const daysAgo = (now: Date, days: number): string => tokyoDate(new Date(now.getTime() - days * DAY_MS));

/** The instants at which the days begin and end. */
export const joinedIn = ({ joined_from, joined_to }: Pick<PeopleWanted, "joined_from" | "joined_to">) => ({
  joinedFrom: joined_from === undefined ? undefined : tokyoInstant(joined_from),
  joinedBefore: joined_to === undefined ? undefined : new Date(tokyoInstant(joined_to).getTime() + DAY_MS),
});

/** What is asked for, as the database is asked. */
export async function resolvePeople(
  looking: Looking & { readonly now: Date },
  which: Which,
  { info, department_name, joined_from, joined_to, absent_days, mail_returned, ...asked }: PeopleWanted,
): Promise<PeopleAsked> {
  const returned = mail_returned && (await stoppedIn(looking, () => listAddresses(looking.db, which)));
  return {
    ...asked,
    ...which,
    info: info || undefined,
    number: info ? numberOf(info) : undefined,
    department: department_name ? likePattern(department_name) : undefined,
    ...joinedIn({ joined_from, joined_to }),
    absentSince: absent_days === undefined ? undefined : daysAgo(looking.now, absent_days),
    ids: returned ? returned.map(({ id }) => id) : undefined,
  };
}
