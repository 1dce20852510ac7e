import { IconMailFast } from "@tabler/icons-react";
import { Finished } from "#kit/ui/form-flow/finished.tsx";
import { accountPaths } from "../contract/paths.ts";
import { forgottenEmailSteps } from "./forgotten-email-draft.ts";
import { useAccountMessages } from "./messages.ts";

/** CA62: says the same whether or not anybody was found. */
export default function ForgotEmailFinishedScreen() {
  const text = useAccountMessages().forgottenEmail;
  return (
    <Finished
      title={text.finishedTitle}
      steps={forgottenEmailSteps}
      icon={IconMailFast}
      message={text.finished}
      next={{ to: accountPaths.employee.login, label: text.login }}
    >
      {text.finishedNext}
    </Finished>
  );
}
