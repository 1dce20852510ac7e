import { createMark, readMark } from "#kit/server/access/signed-mark.ts";

/** One stop of one address: the same address may be stopped again. */
export type Stop = { readonly addressKey: string; readonly since: Date };

const aboutOf = ({ addressKey, since }: Stop): string => `${addressKey}.${since.getTime().toString(36)}`;

export const createTestMailToken = (secret: string, stop: Stop, until: Date): string =>
  `${aboutOf(stop)}.${createMark(secret, `test-mail:${aboutOf(stop)}`, until)}`;

/** Undefined for whatever the product has not signed, or no longer stands by. */
export function readTestMailToken(secret: string, token: string, now: Date): Stop | undefined {
  const [addressKey = "", since = "", ...mark] = token.split(".");
  const about = `test-mail:${addressKey}.${since}`;
  if (readMark(secret, about, mark.join("."), now) === undefined) return undefined;
  return { addressKey, since: new Date(Number.parseInt(since, 36)) };
}
