import type * as z from "zod/mini";
import { DAY_MS } from "#kit/contract/durations.ts";
import { tokyoDate, tokyoInstant } from "#kit/contract/fields/tokyo-time.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import type { Times } from "#kit/contract/times.ts";
import { INTEGER_MAX } from "#kit/contract/wire.ts";
import { likePattern } from "#kit/server/database/like-pattern.ts";
import type { Context } from "#kit/server/http/context.ts";
import { addressKey } from "#kit/server/mail/bouncing-addresses.ts";
import { acts, type ListPeople } from "../contract/list-people.ts";
import { listWithoutAddressKey, updateAddressKeys } from "./address-keys.sql.ts";
import { listDepartments, type PeopleQuery } from "./people.sql.ts";

type ListScope = { readonly communityId: number; readonly kind: MemberKind };
export type PeopleFilter = z.output<ListPeople["found"]>;

function numberOf(typed: string): number | undefined {
  const text = typed.normalize("NFKC");
  return /^\d{1,10}$/.test(text) && Number(text) <= INTEGER_MAX ? Number(text) : undefined;
}

const daysAgo = (now: Date, days: number): string => tokyoDate(new Date(now.getTime() - days * DAY_MS));

/** Returns the times at which the days begin and end. */
export const joinedIn = ({ joined_from, joined_to }: Pick<PeopleFilter, "joined_from" | "joined_to">) => ({
  joinedFrom: joined_from === undefined ? undefined : tokyoInstant(joined_from),
  joinedBefore: joined_to === undefined ? undefined : new Date(tokyoInstant(joined_to).getTime() + DAY_MS),
});

/** A period of days includes today. */
const sinceOf = (now: Date, { days, from }: Times) => (days === undefined ? from : daysAgo(now, days - 1));

const KEYED_AT_ONCE = 2_000;

/** Adds the missing keys of addresses that are new or changed since the last call. */
async function keyAddresses({ db, inTransaction, services: { secret } }: Asking, which: ListScope) {
  for (;;) {
    const rows = await listWithoutAddressKey(db, which, KEYED_AT_ONCE);
    if (rows.length === 0) return;
    const keyed = rows.map((row) => ({ ...row, key: addressKey(secret, row.email) }));
    await inTransaction((work) => updateAddressKeys(work.db, keyed));
  }
}

type Asking = Pick<Context, "db" | "inTransaction" | "services" | "now">;

export async function resolvePeople(
  looking: Asking,
  which: ListScope,
  { info, department_name, joined_from, joined_to, absent_days, ...asked }: PeopleFilter,
): Promise<PeopleQuery> {
  if (asked.mail_returned) await keyAddresses(looking, which);
  return {
    ...asked,
    ...which,
    info: info || undefined,
    number: info ? numberOf(info) : undefined,
    // An order has the same name.
    department: undefined,
    ...(department_name && (await listDepartments(looking.db, which, likePattern(department_name)))),
    ...joinedIn({ joined_from, joined_to }),
    absentSince: absent_days === undefined ? undefined : daysAgo(looking.now, absent_days),
    did: acts.flatMap((act) => {
      const times = asked[act];
      return times ? [{ act, ...times, since: sinceOf(looking.now, times), until: times.to }] : [];
    }),
  };
}
