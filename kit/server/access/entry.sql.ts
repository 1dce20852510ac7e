import { isAdministratorSql } from "./actor.sql.ts";

/** SQL for `refuseEntry` finding nothing to refuse the membership `m` of the community `c`. */
export const opensSql = `(m.state = 'participating' and c.suspended_at is null and (${isAdministratorSql("m")} or not (c.is_private or c.is_daiko)))`;
