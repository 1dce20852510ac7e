import { useState } from "react";
import { Navigate, useNavigate } from "react-router";
import { showDate } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { FlowConfirm } from "#kit/ui/form-flow/flow-screen.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { remindOfEmail } from "../contract/email-calls.ts";
import type { ForgottenEmail } from "../contract/schemas.ts";
import { endForgottenEmail, forgottenEmailSteps, readForgottenEmail } from "./forgotten-email-draft.ts";
import { useAccountMessages } from "./messages.ts";

export default function ForgotEmailConfirmScreen() {
  const { field, forgottenEmail: text } = useAccountMessages();
  const navigate = useNavigate();
  const [typed] = useState(readForgottenEmail);
  const remind = useAction(remindOfEmail, {
    input: (body: ForgottenEmail) => ({ body }),
    onDone: async () => {
      await navigate(linkTo("/community/users/forgot_email_finished"), { replace: true });
      endForgottenEmail();
    },
    showsProblem: true,
  });
  if (!typed?.birthday) return <Navigate to={linkTo("/community/users/forgot_email")} replace />;
  const names = ["family_name", "given_name", "birthday", "community_name"] as const;
  return (
    <FlowConfirm
      steps={forgottenEmailSteps}
      title={text.confirmTitle}
      lead={text.confirmLead}
      items={names.map((name) => ({
        label: field[name],
        value: name === "birthday" ? showDate(typed.birthday) : typed[name],
      }))}
      action={{ ...remind, run: () => remind.run(typed) }}
      submit={text.send}
      onBack={() => navigate(linkTo("/community/users/forgot_email"))}
    />
  );
}
