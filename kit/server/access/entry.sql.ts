import { isAdministratorSql } from "./actor.sql.ts";

/** This is true, as SQL, where `refuseEntry` would not refuse the membership `m` of the community `c`. */
export const opensSql = `(m.state = 'participating' and c.suspended_at is null and (${isAdministratorSql("m")} or not (c.is_private or c.is_daiko)))`;
