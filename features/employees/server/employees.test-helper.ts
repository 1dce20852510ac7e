import type * as z from "zod/mini";
import { hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { until } from "#kit/testing/until.ts";
import { enterEmployees } from "../contract/enrolment.ts";
import type { registrationBody } from "../contract/joining-schema.ts";
import { findInvitation } from "./invitations.sql.ts";

/** People who register in tests choose this password. */
export const typedPassword = "Kyuka-2026-en";

type Entry = {
  email: string;
  family_name?: string;
  given_name?: string;
  employee_id?: string;
  language?: "ja" | "en";
};

/** An administrator enters somebody; returns the membership. */
export async function enter(server: TestServer, who: PersonKey, id: number, entry: Entry): Promise<number> {
  const user = { family_name: "木村", given_name: "大地", ...entry };
  const { data } = await server.as(who).call(enterEmployees, { params: { id }, body: { users: [user] } });
  return data.done[0]?.id ?? 0;
}

const link = /\/community\/invited_communities\/employee\/([\w-]+)/;

/** Returns the key of the newest invitation mail to the address, even where another test has run its job. */
export async function keyMailedTo(server: TestServer, address: string): Promise<string> {
  await server.drainJobs();
  return until(`an invitation mail to ${address}`, async () => {
    const mail = (await server.mails()).find((one) => one.to.address === address && link.test(one.text));
    const [, key] = link.exec(mail?.text ?? "") ?? [];
    // The key is stored once the mail has been handed over.
    return key && (await findInvitation(server.database.kysely, hashSecretToken(key))) && key;
  });
}

/** Enters somebody and returns the key mailed to them. */
export async function invite(server: TestServer, who: PersonKey, id: number, entry: Entry): Promise<string> {
  await enter(server, who, id, entry);
  return keyMailedTo(server, entry.email);
}

type RegistrationBody = z.input<typeof registrationBody>;

/** Returns a valid registration. */
export const registrationBy = (
  invited_code: string,
  changes: Partial<Record<keyof RegistrationBody, unknown>> = {},
): RegistrationBody => ({
  invited_code,
  family_name: "木村",
  given_name: "大地",
  family_name_kana: "キムラ",
  given_name_kana: "ダイチ",
  birthday: "1994-05-06",
  password: typedPassword,
  confirmPassword: typedPassword,
  consent_enishi: true,
  consent_community: true,
  ...(changes as object),
});

/** Returns the session that an answer has set in its cookie. */
export const sessionOf = (headers: Record<string, unknown>): { area: "community"; token: string } => {
  const [, token = ""] = /enishi_community=([^;]+)/.exec(String(headers["set-cookie"])) ?? [];
  return { area: "community", token };
};
