import { useState } from "react";
import { Navigate, useLocation, useNavigate } from "react-router";
import type { FieldFault } from "#kit/contract/errors.ts";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { errorText } from "../errors/error-texts.ts";
import { defineMessages, useLanguage } from "../i18n.ts";

type Step = "input" | "confirm" | "finished";

/** Says to the form why the flow came back to it. */
type Returned = {
  readonly faults?: readonly FieldFault[];
  /** The code of an error of the whole. */
  readonly problem?: string;
  /** A reload has lost the passwords, which are never stored. */
  readonly lostPasswords?: boolean;
};

const nothing: Returned = {};
const useText = defineMessages(
  { lostPasswords: "安全のため、パスワードは保存していません。もう一度入力してください。" },
  { lostPasswords: "For your security, passwords are not kept. Enter them again." },
);

/**
 * Leads from a form to its confirmation and from there to the end, or back to the form with what was refused. With
 * `paths` each step is a screen of its own; without, all steps are in one place, such as a modal.
 */
export function useFlow(paths?: Readonly<Record<Step, string>>) {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { language } = useLanguage();
  const [place, setPlace] = useState<{ readonly step: Step; readonly returned: Returned }>({
    step: "input",
    returned: nothing,
  });
  const { faults = [], problem, lostPasswords } = paths ? ((state ?? nothing) as Returned) : place.returned;
  const go = (step: Step, returned = nothing) =>
    paths ? void navigate(paths[step], { state: returned }) : setPlace({ step, returned });
  return {
    /** It is of use without paths alone. */
    step: place.step,
    faults,
    problem: problem && errorText({ message_code: problem }, language),
    lostPasswords,
    toInput: (returned?: Returned) => go("input", returned),
    toConfirm: () => go("confirm"),
    /**
     * There is no way back from the end, whose screen receives `outcome`. Await it where a call is to be reloaded after
     * the confirmation has gone.
     */
    finish: async (outcome?: object): Promise<void> =>
      paths ? navigate(paths.finished, { replace: true, state: outcome }) : go("finished"),
  };
}

/** Stands above the form and says why the flow came back to it, except for faults of fields. */
export function FlowNotice({
  flow,
}: {
  flow: Pick<ReturnType<typeof useFlow>, "problem" | "lostPasswords">;
}) {
  const text = useText();
  return (
    <>
      {flow.problem && <NoticeBox alert>{flow.problem}</NoticeBox>}
      {flow.lostPasswords && <NoticeBox>{text.lostPasswords}</NoticeBox>}
    </>
  );
}

/** A confirmation without the passwords can send nothing, so it leads back to the form. */
export const LostPasswords = ({ input }: { input: string }) => (
  <Navigate to={input} state={{ lostPasswords: true } satisfies Returned} replace />
);
