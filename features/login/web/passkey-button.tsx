import type { ReactNode } from "react";
import { askForPasskey, PasskeyFailure } from "#features/second-factors/web/index.ts";
import { type beginPasskeySignIn, finishSignIn } from "#features/sessions/contract/calls.ts";
import type { Area } from "#kit/contract/area.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { accountKindOf } from "#kit/web/session/area.ts";
import { useEnter } from "./use-enter.ts";

type Props = {
  readonly area: Area;
  readonly label: string;
  readonly icon?: ReactNode;
  readonly variant?: "primary" | "secondary";
  readonly loadOptions: () => Promise<AnswerOf<typeof beginPasskeySignIn.alumnus>["data"]>;
  /** Says what to do when the browser returns no passkey. */
  readonly explain: (problem: PasskeyFailure["problem"]) => string;
};

export function PasskeyButton({ area, label, icon, variant, loadOptions, explain }: Props) {
  const enter = useEnter(area);
  const signIn = useAction(finishSignIn[accountKindOf(area)], {
    input: async () => ({ body: { passkey: await askForPasskey(await loadOptions()) } }),
    onDone: ({ data }) => enter(data),
    refused: (error) => (error instanceof PasskeyFailure ? explain(error.problem) : undefined),
    showsProblem: true,
  });
  return (
    <>
      {signIn.problem && <NoticeBox alert>{signIn.problem}</NoticeBox>}
      <Button variant={variant} fullWidth icon={icon} pending={signIn.isPending} onClick={() => signIn.run()}>
        {label}
      </Button>
    </>
  );
}
