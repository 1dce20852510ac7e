import { useMutation } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { askForPasskey, PasskeyFailure } from "#features/second-factors/web/index.ts";
import { type beginPasskeySignIn, finishSignIn } from "#features/sessions/contract/calls.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { isApiError } from "#kit/web/api/api-error.ts";
import { send } from "#kit/web/api/send.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { kindOfArea } from "#kit/web/session/area.ts";
import { type LoginArea, useEnter } from "./use-enter.ts";

type Props = {
  readonly area: LoginArea;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly variant?: "primary" | "secondary";
  /** What the browser needs to ask for the passkey. */
  readonly loadOptions: () => Promise<AnswerOf<typeof beginPasskeySignIn.alumnus>["data"]>;
  /** What is said when the browser gives none. */
  readonly explain: (problem: PasskeyFailure["problem"]) => string;
};

/** Asks for a passkey and goes in with it. */
export function PasskeyButton({ area, label, icon, variant, loadOptions, explain }: Props) {
  const { language } = useLanguage();
  const enter = useEnter(area);
  const { mutate, error, isPending } = useMutation({
    meta: { silent: true },
    mutationFn: async () => {
      const passkey = await askForPasskey(await loadOptions());
      await enter((await send(finishSignIn[kindOfArea(area)], { body: { passkey } })).data);
    },
  });
  return (
    <>
      {error instanceof PasskeyFailure && <NoticeBox alert>{explain(error.problem)}</NoticeBox>}
      {isApiError(error) && <NoticeBox alert>{errorText(error, language)}</NoticeBox>}
      <Button variant={variant} fullWidth icon={icon} pending={isPending} onClick={() => mutate()}>
        {label}
      </Button>
    </>
  );
}
