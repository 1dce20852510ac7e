import type { Db } from "#kit/server/database/database.ts";
import { failure } from "#kit/server/failure.ts";
import { membershipErrors } from "../contract/errors.ts";
import { isFull } from "./members.sql.ts";

/**
 * Refuses before a form is filled in what would be refused at its end. R322
 * @throws VALIDATE_NUMBER_OF_USERS
 */
export async function assertRoom(db: Db, communityId: number): Promise<void> {
  if (await isFull(db, communityId)) throw failure(membershipErrors.VALIDATE_NUMBER_OF_USERS);
}
