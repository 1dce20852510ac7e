import { useQueryClient } from "@tanstack/react-query";
import { useNavigate } from "react-router";
import { NewPasswordFields } from "#kit/ui/fields/new-password-fields.tsx";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { Form } from "#kit/web/forms/form.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { clearSession } from "#kit/web/session/clear-session.ts";
import type { NewPassword } from "../contract/schemas.ts";
import type { LoginProvider } from "../contract/services.ts";
import { useAccountMessages } from "./messages.ts";
import { ownArea } from "./own-area.ts";
import { UnlinkChoices } from "./unlink-choices.tsx";
import { UserName } from "./user-name.tsx";

const initial = (): NewPassword & { unlink: LoginProvider[] } => ({
  password: "",
  confirmPassword: "",
  unlink: [],
});

type Props = {
  readonly email: string;
  readonly linked: readonly LoginProvider[];
  readonly token: string;
  readonly onLinkRefused: (error: ApiError) => void;
};

export function ResetPasswordForm({ email, linked, token, onLinkRefused }: Props) {
  const text = useAccountMessages();
  const { area, calls, kindsOfCharacters, paths } = ownArea();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const form = useForm(calls.resetPassword, {
    initial,
    input: (values) => ({ body: { token, ...values } }),
    // Every session has ended, this browser's too, and this screen must be gone before it checks the link again.
    onDone: async () => {
      await navigate(paths.resetPasswordFinished, { replace: true, flushSync: true });
      clearSession(area, queryClient);
    },
    onRefused: (error) => {
      if (error.code.startsWith("ERROR_RESET_LINK")) onLinkRefused(error);
    },
  });
  return (
    <Form form={form} submit={text.reset.submit}>
      <UserName email={email} />
      <NewPasswordFields
        kinds={kindsOfCharacters}
        password={{ ...form.bind("password"), label: text.field.newPassword }}
        confirmation={{ ...form.bind("confirmPassword"), label: text.field.newPasswordAgain }}
      />
      <UnlinkChoices
        linked={linked}
        chosen={form.values.unlink}
        onChange={(unlink) => form.set({ unlink: [...unlink] })}
      />
    </Form>
  );
}
