import { type RawBuilder, sql } from "kysely";
import type { InvitationFilter } from "../contract/calls.ts";
import { endingSoon } from "./invitation-state.ts";

export function inState(table: string, state: InvitationFilter, now: Date): RawBuilder<boolean> {
  const [ends, revoked] = [sql.ref(`${table}.expires_at`), sql.ref(`${table}.revoked_at`)];
  switch (state) {
    case "valid":
      return sql`${revoked} is null and ${ends} > ${now}`;
    case "ending":
      return sql`${revoked} is null and ${ends} > ${now} and ${ends} <= ${endingSoon(now)}`;
    case "expired":
      return sql`${revoked} is null and ${ends} <= ${now}`;
    case "revoked":
      return sql`${revoked} is not null`;
    default:
      return sql`true`;
  }
}
