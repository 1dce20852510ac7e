import { createHash, randomInt } from "node:crypto";
import type { Db } from "#kit/server/database/database.ts";
import type { Work } from "#kit/server/work/work.ts";
import { RECOVERY_CODES } from "../contract/limits.ts";
import { countRecoveryCodes, replaceRecoveryCodes, takeRecoveryCode } from "./recovery-codes.sql.ts";

/** The alphabet lacks letters and digits that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";
const [GROUPS, GROUP] = [3, 5];

const drawGroup = (): string =>
  Array.from({ length: GROUP }, () => ALPHABET[randomInt(ALPHABET.length)]).join("");
/** A code has 74 random bits, so nobody finds one by trying, not even from a stolen table of hashes. */
const drawCode = (): string => Array.from({ length: GROUPS }, drawGroup).join("-");
const hashOf = (code: string): Buffer => createHash("sha256").update(code.replaceAll("-", "")).digest();

/** Replaces all earlier codes; the new ones can be read only now. */
export async function drawRecoveryCodes(db: Db, accountId: number): Promise<string[]> {
  const codes = Array.from({ length: RECOVERY_CODES }, drawCode);
  await replaceRecoveryCodes(db, accountId, codes.map(hashOf));
  return codes;
}

/** Serves somebody who has none left: with the first factor, and when the last code was used. */
export const drawMissingRecoveryCodes = async (db: Db, accountId: number): Promise<string[]> =>
  (await countRecoveryCodes(db, accountId)) > 0 ? [] : drawRecoveryCodes(db, accountId);

export const spendRecoveryCode = async (
  { db, now }: Pick<Work, "db" | "now">,
  accountId: number,
  code: string,
): Promise<boolean> => (await takeRecoveryCode(db, accountId, hashOf(code), now)) !== undefined;
