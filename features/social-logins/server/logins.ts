import { type LoginProvider, serviceNames } from "#features/accounts/contract/services.ts";
import { sendOwnerLetter } from "#features/accounts/server/index.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Work } from "#kit/server/work/work.ts";
import { en } from "./mails.en.ts";
import { ja } from "./mails.ja.ts";
import { findCommunityNames } from "./partner.sql.ts";
import { findCorporation } from "./partners.sql.ts";
import { deleteSocialLogin, insertSocialLogin } from "./social-logins.sql.ts";

type Named = { readonly provider: LoginProvider; readonly issuer: string; readonly subject: string };

/** Returns the name by which the owner knows it, in each language. */
async function namesOf(
  { db, services }: Work,
  provider: LoginProvider,
  issuer: string,
): Promise<Record<Language, string>> {
  if (provider !== "partner") return { ja: serviceNames[provider], en: serviceNames[provider] };
  const known = await findCorporation(db, issuer);
  const names = known ?? (services.partner && (await findCommunityNames(db, services.partner.communityId)));
  const corporation = names?.corporation_name ?? "";
  return { ja: ja.ofOrganisation(corporation), en: en.ofOrganisation(corporation) };
}

async function sendNews(
  work: Work,
  accountId: number,
  { provider, issuer }: Pick<Named, "provider" | "issuer">,
  news: "linked" | "unlinked",
) {
  const names = await namesOf(work, provider, issuer);
  await sendOwnerLetter(work, accountId, { ja: ja[news](names.ja), en: en[news](names.en) });
}

/** Links the service's person with the account and tells its owner; does nothing where either is linked already. */
export async function addLogin(work: Work, account_id: number, named: Named): Promise<void> {
  const login = { ...named, account_id, created_at: work.now };
  if (await insertSocialLogin(work.db, login)) await sendNews(work, account_id, named, "linked");
}

/** Unlinks the service, of partners the one with this issuer; a missing link is no error. */
export async function removeLogin(
  work: Work,
  accountId: number,
  provider: LoginProvider,
  issuer?: string,
): Promise<void> {
  const removed = await deleteSocialLogin(work.db, accountId, provider, issuer);
  if (removed) await sendNews(work, accountId, { provider, issuer: removed.issuer }, "unlinked");
}
