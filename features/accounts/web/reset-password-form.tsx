import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useNavigate } from "react-router";
import type { LoginProvider } from "#features/social-logins/contract/services.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { checkValues } from "#kit/web/forms/check-values.ts";
import { useCheckedForm } from "#kit/web/forms/use-checked-form.ts";
import { endSession } from "#kit/web/session/end-session.ts";
import { type NewPassword, newPassword } from "../contract/schemas.ts";
import styles from "./accounts.module.css";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { UnlinkChoices } from "./unlink-choices.tsx";
import { bindTo, useSubmit } from "./use-submit.ts";
import { UserName } from "./user-name.tsx";

const checks = {
  alumnus: (values: NewPassword) => checkValues(newPassword("alumnus"), values),
  employee: (values: NewPassword) => checkValues(newPassword("employee"), values),
};

type Props = {
  readonly email: string;
  readonly linked: readonly LoginProvider[];
  readonly token: string;
  readonly onLinkRefused: (error: ApiError) => void;
};

export function ResetPasswordForm({ email, linked, token, onLinkRefused }: Props) {
  const text = useAccountMessages();
  const { area, calls, kind, kindsOfCharacters, paths } = ownArea();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const [unlink, setUnlink] = useState<readonly LoginProvider[]>([]);
  const state = useCheckedForm<NewPassword>({
    initial: () => ({ password: "", confirmPassword: "" }),
    check: checks[kind],
  });
  const { form, isPending, failure, onSubmit } = useSubmit(calls.resetPassword, {
    state,
    inputOf: (values) => ({ body: { token, ...values, unlink: [...unlink] } }),
    // Every session has ended with it, this browser's too. This screen must be gone before it asks about the link again.
    onDone: async () => {
      await navigate(paths.resetPasswordFinished, { replace: true, flushSync: true });
      endSession(area, queryClient);
    },
    onRefused: (error) => {
      if (error.code.startsWith("ERROR_RESET_LINK")) onLinkRefused(error);
    },
  });
  const bind = bindTo(state);
  return (
    <form ref={form} className={styles.form} onSubmit={onSubmit} noValidate>
      {failure && <NoticeBox alert>{failure}</NoticeBox>}
      <UserName email={email} />
      <NewPasswordFields
        kinds={kindsOfCharacters}
        password={bind("password", text.field.newPassword)}
        confirmation={bind("confirmPassword", text.field.newPasswordAgain)}
      />
      <UnlinkChoices linked={linked} chosen={unlink} onChange={setUnlink} />
      <Button type="submit" variant="primary" fullWidth pending={isPending}>
        {text.reset.submit}
      </Button>
    </form>
  );
}
