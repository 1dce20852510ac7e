import { services as names, type Service } from "#features/accounts/contract/services.ts";
import { found } from "#kit/server/failure.ts";
import type { IdentityProvider } from "#kit/server/identity/identity-provider.ts";
import type { Services } from "#kit/server/work/services.ts";

/** @throws RECORD_NOT_FOUND where the service is not configured */
export function serviceOf({ identity }: Services, name: Service): IdentityProvider {
  return found(identity[name]);
}

export const configured = ({ identity }: Services): readonly Service[] =>
  names.filter((name) => identity[name]);

export const redirectUriOf = ({ publicUrl }: Services, name: Service): string =>
  `${publicUrl}/api/alumnus/${name}/callback`;
