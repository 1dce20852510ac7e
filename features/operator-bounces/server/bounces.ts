import { keySomeAddresses } from "#features/people/server/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure, found } from "#kit/server/failure.ts";
import { serve } from "#kit/server/http/serve.ts";
import { serveList } from "#kit/server/list/serve-list.ts";
import { addressKey, keyWorks } from "#kit/server/mail/bouncing-addresses.ts";
import { recordOperatorAct, recordRepeat } from "#kit/server/work/record-act.ts";
import type { Work } from "#kit/server/work/work.ts";
import * as calls from "../contract/calls.ts";
import * as sql from "./bounces.sql.ts";

type AddressRow = NonNullable<Awaited<ReturnType<typeof sql.findAddress>>>;

function stateOf({ failing_since, stopped_at }: AddressRow): calls.LookedUpAddress["state"] {
  if (stopped_at) return "stopped";
  return failing_since ? "watched" : "works";
}

const viewOf = (row: AddressRow | undefined): Omit<calls.LookedUpAddress, "communities"> => ({
  bounce_id: row?.id ?? null,
  state: row ? stateOf(row) : "unknown",
  cause: row?.failing_since ? row.cause : null,
  failing_since: row?.failing_since?.toISOString() ?? null,
  stopped_at: row?.stopped_at?.toISOString() ?? null,
  worked_at: row?.worked_at?.toISOString() ?? null,
});

/** Those who have come since last night are found too. */
const keyNewcomers = async ({ services }: Pick<Work, "services">): Promise<undefined> =>
  void (await keySomeAddresses(services));

export const bounceRoutes = [
  ...serveList(calls.listBouncingPeople, {
    prepare: keyNewcomers,
    from: ({ db }) => sql.bouncingPeople(db),
    id: "p.membership_id",
    ...sql.bouncingFields,
  }),

  ...serveList(calls.listBouncesByDay, {
    prepare: keyNewcomers,
    from: ({ db }) => sql.bouncesByDay(db),
    id: "d.id",
    ...sql.dayFields,
  }),

  serve(calls.lookUpAddress, async ({ db, services }, { body: { email } }) => {
    const row = await sql.findAddress(db, addressKey(services.secret, email));
    return { data: { ...viewOf(row), communities: await sql.listCommunitiesOf(db, email) } };
  }),

  serve(calls.deliverAgain, async (work, { params, body }) => {
    const { db, now } = work;
    const row = found(await sql.lockBounce(db, params.bounce_id));
    if (!row.stopped_at) return recordRepeat(work);
    if (row.stopped_at.getTime() !== Date.parse(body.stopped_at))
      throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
    await keyWorks({ db, now }, row.address_key);
    await recordOperatorAct(work, {
      target: { kind: "bouncingAddress", id: row.id },
      changes: { stopped_at: [row.stopped_at.toISOString(), null] },
    });
  }),
];
