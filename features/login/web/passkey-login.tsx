import { IconKey } from "@tabler/icons-react";
import { arePasskeysPossible } from "#features/second-factors/web/index.ts";
import { beginPasskeySignIn } from "#features/sessions/contract/calls.ts";
import { send } from "#kit/web/api/send.ts";
import { kindOfArea } from "#kit/web/session/area.ts";
import { useLoginMessages } from "./messages.ts";
import { PasskeyButton } from "./passkey-button.tsx";
import type { LoginArea } from "./use-enter.ts";

/** In place of address and password, where the browser knows passkeys. */
export function PasskeyLogin({ area }: { area: LoginArea }) {
  const text = useLoginMessages();
  if (!arePasskeysPossible()) return null;
  return (
    <PasskeyButton
      area={area}
      label={text.passkey}
      icon={<IconKey size={20} aria-hidden="true" />}
      loadOptions={async () => (await send(beginPasskeySignIn[kindOfArea(area)])).data}
      explain={() => text.passkeyCancelled}
    />
  );
}
