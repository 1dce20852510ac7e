import { type FormEvent, useRef, useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { PasswordField } from "#kit/ui/fields/password-field.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { ApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import styles from "./login-screen.module.css";
import { useLoginMessages } from "./messages.ts";
import type { useLogIn } from "./use-log-in.ts";

/** Friendly to password managers: named fields, nothing converted, the values read from the form itself. */
export function LoginForm({ login }: { login: ReturnType<typeof useLogIn> }) {
  const text = useLoginMessages();
  const { language } = useLanguage();
  const form = useRef<HTMLFormElement>(null);
  const [email, setEmail] = useState("");
  const [password, setPassword] = useState("");
  const [missing, setMissing] = useState<{ email: boolean; password: boolean }>({
    email: false,
    password: false,
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (login.isPending || !form.current) return;
    const given = new FormData(form.current);
    const credentials = { email: String(given.get("email")).trim(), password: String(given.get("password")) };
    const next = { email: credentials.email === "", password: credentials.password === "" };
    setMissing(next);
    if (next.email || next.password)
      form.current.querySelector<HTMLInputElement>(next.email ? "[name=email]" : "[name=password]")?.focus();
    else login.mutate(credentials);
  };

  return (
    <form ref={form} className={styles.form} onSubmit={submit} noValidate>
      {login.error instanceof ApiError && <NoticeBox alert>{errorText(login.error, language)}</NoticeBox>}
      <TextField
        name="email"
        type="email"
        label={text.email}
        value={email}
        onChange={setEmail}
        autoComplete="username"
        inputMode="email"
        error={missing.email ? text.enterEmail : undefined}
      />
      <PasswordField
        name="password"
        label={text.password}
        value={password}
        onChange={setPassword}
        autoComplete="current-password"
        enterKeyHint="go"
        error={missing.password ? text.enterPassword : undefined}
      />
      <Button type="submit" variant="primary" fullWidth pending={login.isPending}>
        {text.submit}
      </Button>
    </form>
  );
}
