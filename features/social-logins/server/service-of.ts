import { services as names, type Service } from "#features/accounts/contract/services.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure } from "#kit/server/failure.ts";
import type { IdentityProvider } from "#kit/server/identity/identity-provider.ts";
import type { Services } from "#kit/server/work/services.ts";

/** @throws RECORD_NOT_FOUND where the service is not configured */
export function serviceOf({ identity }: Services, name: Service): IdentityProvider {
  const service = identity[name];
  if (!service) throw failure(commonErrors.RECORD_NOT_FOUND);
  return service;
}

export const configured = ({ identity }: Services): readonly Service[] =>
  names.filter((name) => identity[name]);

export const redirectUriOf = ({ publicUrl }: Services, name: Service): string =>
  `${publicUrl}/api/alumnus/${name}/callback`;
