import type { FieldFault } from "#kit/contract/errors.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { looksLike } from "#kit/contract/fields/likeness.ts";
import type { Db } from "#kit/server/database/database.ts";
import { findOfficeNames } from "./members.sql.ts";

/** Returns the faults of fields with the name of the community or its office, which nobody may use. */
export async function findReservedNames(
  db: Db,
  communityId: number,
  names: Readonly<Record<string, string>>,
): Promise<FieldFault[]> {
  const { operating_name, name: communityName } = await findOfficeNames(db, communityId);
  return Object.entries(names).flatMap(([field, name]) => {
    const taken = [operating_name, communityName].find((reserved) => looksLike(name, reserved));
    if (taken === undefined) return [];
    const { code, params } = fault("NAME_RESERVED", { name: taken });
    return [{ message_code: code, field, params: params as { name: string } }];
  });
}
