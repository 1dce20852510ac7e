import common from "#kit/ui/common.module.css";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { Form } from "#kit/web/forms/form.tsx";
import { useLoginMessages } from "./messages.ts";
import type { useLogIn } from "./use-log-in.ts";

/** Suits password managers: fields have names, values are not converted, and are read from the form itself. */
export function LoginForm({ login }: { login: ReturnType<typeof useLogIn> }) {
  const text = useLoginMessages();
  const submit = () => {
    if (!login.element.current) return;
    const given = new FormData(login.element.current);
    login.submit({ email: String(given.get("email")).trim(), password: String(given.get("password")) });
  };
  return (
    <Form form={{ ...login, submit }} submit={text.submit} className={common.stack4}>
      <TextField
        {...login.bind("email")}
        type="email"
        label={text.email}
        autoComplete="username"
        inputMode="email"
      />
      <PasswordField
        {...login.bind("password")}
        label={text.password}
        autoComplete="current-password"
        enterKeyHint="go"
      />
    </Form>
  );
}
