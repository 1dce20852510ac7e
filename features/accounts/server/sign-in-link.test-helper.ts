import { createSecretToken, hashSecretToken } from "#kit/server/access/secret-token.ts";
import type { Services } from "#kit/server/work/services.ts";
import { inTransaction } from "#kit/server/work/work.ts";
import { keepSignInLink } from "./sign-in-link.ts";

/** Returns the token of a link as a mail would contain it. */
export async function issueSignInLink(
  services: Services,
  ...link: Parameters<typeof keepSignInLink>
): Promise<string> {
  const token = createSecretToken();
  await inTransaction(services, (work) => keepSignInLink(...link)(work, hashSecretToken(token)));
  return token;
}
