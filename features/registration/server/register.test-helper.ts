import { showInvitationKey } from "#features/invitations/contract/calls.ts";
import type { PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import type { JoiningBody, RegistrationBody } from "../contract/body.ts";

/** People who register in tests choose this password. */
export const typedPassword = "Kyuka-2026";

/** Returns a registration that the default form accepts. */
export const registration = (
  invited_code: string,
  changes: Partial<RegistrationBody> = {},
): RegistrationBody => ({
  invited_code,
  family_name: "木村",
  given_name: "さくら",
  family_name_kana: "キムラ",
  given_name_kana: "サクラ",
  display_name: "さくら",
  birthday: "1992-03-09",
  email: "sakura@example.jp",
  email_confirmation: "sakura@example.jp",
  corporation_start_period: "2015-04",
  corporation_end_period: "2021-09",
  password: typedPassword,
  confirmPassword: typedPassword,
  consent_enishi: true,
  consent_enishi_version: 1,
  consent_community: true,
  consent_community_version: 2,
  ...changes,
});

/** Returns one for another address. */
export const registrationOf = (
  invited_code: string,
  email: string,
  changes: Partial<RegistrationBody> = {},
): RegistrationBody => registration(invited_code, { email, email_confirmation: email, ...changes });

export const invitedCodeOf = async (server: TestServer, who: PersonKey, id: number): Promise<string> =>
  (await server.as(who).call(showInvitationKey, { params: { id } })).data.invited_code;

/** Returns the token of the newest registration mail to the address. */
export async function tokenMailedTo(server: TestServer, address: string): Promise<string> {
  await server.drainJobs();
  const mail = (await server.mails()).find((one) => one.to.address === address);
  const [, token] = /register_alumnus_finished\?token=([\w-]+)/.exec(mail?.text ?? "") ?? [];
  if (!token) throw new Error(`no registration mail to ${address}`);
  return token;
}

/** Returns the joining of somebody with an account that the default form accepts. */
export const joiningOf = (invited_code: string, changes: Partial<JoiningBody> = {}): JoiningBody => ({
  invited_code,
  display_name: "新しい仲間",
  corporation_start_period: "2010-04",
  corporation_end_period: "2018-03",
  consent_community: true,
  consent_community_version: 2,
  ...changes,
});
