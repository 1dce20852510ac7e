import type { Service } from "#features/accounts/contract/services.ts";
import { fillPath } from "#kit/contract/call.ts";
import { API_BASE } from "#kit/web/api/send.ts";
import { startSocialLogin } from "../contract/calls.ts";
import type { Mode } from "../contract/modes.ts";

/** The browser navigates here and is redirected to the service. */
export const startAddress = (
  provider: Service,
  mode: Mode,
  query: { readonly redirect?: string | null; readonly token?: string } = {},
): string => {
  const given = Object.entries({ mode, ...query }).filter((entry): entry is [string, string] => !!entry[1]);
  return `${API_BASE}${fillPath(startSocialLogin.path, { provider })}?${new URLSearchParams(given)}`;
};
