import { IconKey } from "@tabler/icons-react";
import { useMutation } from "@tanstack/react-query";
import { secondFactorErrors } from "#features/second-factors/contract/errors.ts";
import { arePasskeysPossible, askForPasskey, PasskeyFailure } from "#features/second-factors/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { isApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { errorText, registerErrors } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import {
  beginAlumnusPasskey,
  beginEmployeePasskey,
  finishAlumnusSignIn,
  finishEmployeeSignIn,
} from "../contract/calls.ts";
import { useSessionMessages } from "./messages.ts";
import { type LoginArea, useEnter } from "./use-enter.ts";

registerErrors(secondFactorErrors);

/** The calls of the employees have the same shapes at other addresses. */
const calls = {
  alumni: { begin: beginAlumnusPasskey, finish: finishAlumnusSignIn },
  community: {
    begin: beginEmployeePasskey as unknown as typeof beginAlumnusPasskey,
    finish: finishEmployeeSignIn as unknown as typeof finishAlumnusSignIn,
  },
} as const;

/** In place of address and password, where the browser knows passkeys. */
export function PasskeyLogin({ area }: { area: LoginArea }) {
  const text = useSessionMessages().login;
  const { language } = useLanguage();
  const enter = useEnter(area);
  const { mutate, error, isPending } = useMutation({
    meta: { quiet: true },
    mutationFn: async () => {
      const { begin, finish } = calls[area];
      const passkey = await askForPasskey((await send(begin)).data);
      await enter((await send(finish, { body: { passkey } })).data);
    },
  });
  if (!arePasskeysPossible()) return null;
  const problem = () => {
    if (error instanceof PasskeyFailure) return text.passkeyCancelled;
    return isApiError(error) ? errorText({ message_code: error.code }, language) : undefined;
  };
  return (
    <>
      {error && problem() && <NoticeBox alert>{problem()}</NoticeBox>}
      <Button
        fullWidth
        icon={<IconKey size={20} aria-hidden="true" />}
        pending={isPending}
        onClick={() => mutate()}
      >
        {text.passkey}
      </Button>
    </>
  );
}
