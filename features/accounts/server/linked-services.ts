import type { Work } from "#kit/server/work/work.ts";
import { type LoginProvider, loginProviders } from "../contract/services.ts";
import { listLinkedServices } from "./accounts.sql.ts";

/** Returns the linked services by which the account can be entered; one that is not configured lets nobody in. */
export async function linkedServices(
  { db, services: { identity } }: Pick<Work, "db" | "services">,
  accountId: number,
): Promise<LoginProvider[]> {
  const linked = await listLinkedServices(db, accountId);
  return loginProviders.filter((one) => identity[one] && linked.includes(one));
}
