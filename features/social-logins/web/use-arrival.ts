import { useSearchParams } from "react-router";
import { type Service, serviceNames, services } from "#features/accounts/contract/services.ts";
import { sessionErrors } from "#features/sessions/contract/errors.ts";
import { errorText, knowErrors } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { socialLoginErrors } from "../contract/errors.ts";
import { arrival } from "../contract/paths.ts";

// The URL brings the code; no call has answered it here.
knowErrors([...Object.values(socialLoginErrors), sessionErrors.ERROR_LOGIN]);
const codes: readonly string[] = [...Object.keys(socialLoginErrors), sessionErrors.ERROR_LOGIN.code];

const serviceOf = (value: string | null): Service | undefined => services.find((name) => name === value);

/** Returns what the URL says of the service that redirected here: what went wrong, or what was done. */
export function useArrival() {
  const { language } = useLanguage();
  const [query] = useSearchParams();
  const service = serviceOf(query.get(arrival.service));
  const message_code = query.get(arrival.code) ?? "";
  return {
    refusal:
      service && codes.includes(message_code)
        ? errorText({ message_code, params: { service: serviceNames[service] } }, language)
        : undefined,
    linked: serviceOf(query.get(arrival.linked)),
    claimService: serviceOf(query.get(arrival.claim)),
  };
}
