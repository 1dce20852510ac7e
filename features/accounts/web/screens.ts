import { bothAreas, operatorScreen, publicScreen, type Screen } from "#kit/web/screens/screen.ts";

const password = {
  code: "account-password",
  title: { ja: "パスワードの変更", en: "Change your password" },
  load: () => import("#features/accounts/web/password-settings-screen.tsx"),
} as const;
const sessions = {
  code: "account-sessions",
  title: { ja: "ログイン中の端末", en: "Where you’re logged in" },
  load: () => import("#features/accounts/web/sessions-screen.tsx"),
} as const;

export const screens: readonly Screen[] = [
  ...bothAreas(
    { alumni: "/forgot_password", community: "/users/forgot_password" },
    {
      code: { alumni: "SC50", community: "CA50" },
      access: "public",
      title: { ja: "パスワードの再設定", en: "Reset your password" },
      load: () => import("#features/accounts/web/forgot-password-screen.tsx"),
    },
  ),
  ...bothAreas(
    { alumni: "/forgot_password_mailed", community: "/users/forgot_password_mailed" },
    {
      code: { alumni: "SC51", community: "CA51" },
      access: "public",
      title: { ja: "メールをご確認ください", en: "Please check your email" },
      load: () => import("#features/accounts/web/forgot-password-mailed-screen.tsx"),
    },
  ),
  ...bothAreas(
    { alumni: "/reset_password", community: "/users/reset_password" },
    {
      code: { alumni: "SC52", community: "CA52" },
      access: "public",
      title: { ja: "新しいパスワードの設定", en: "Choose a new password" },
      load: () => import("#features/accounts/web/reset-password-screen.tsx"),
    },
  ),
  ...bothAreas(
    { alumni: "/reset_password_finished", community: "/users/reset_password_finished" },
    {
      code: { alumni: "SC53", community: "CA53" },
      access: "public",
      title: { ja: "パスワードを設定しました", en: "Your password has been set" },
      load: () => import("#features/accounts/web/reset-password-finished-screen.tsx"),
    },
  ),
  publicScreen("/community/users/forgot_email", {
    code: "CA60",
    title: { ja: "メールアドレスをお忘れの方", en: "Forgotten your email address?" },
    load: () => import("#features/accounts/web/forgot-email-screen.tsx"),
  }),
  publicScreen("/community/users/forgot_email_confirm", {
    code: "CA61",
    title: { ja: "入力内容の確認", en: "Check your details" },
    load: () => import("#features/accounts/web/forgot-email-confirm-screen.tsx"),
  }),
  publicScreen("/community/users/forgot_email_finished", {
    code: "CA62",
    title: { ja: "受け付けました", en: "We’ve received your request" },
    load: () => import("#features/accounts/web/forgot-email-finished-screen.tsx"),
  }),
  ...bothAreas("/reset_mail_finished", {
    code: "SC63",
    access: "public",
    title: { ja: "メールアドレスの変更", en: "Change your email address" },
    load: () => import("#features/accounts/web/reset-mail-finished-screen.tsx"),
  }),
  ...bothAreas("/reset_mail_error", {
    code: "SC63",
    access: "public",
    title: { ja: "メールアドレスを変更できませんでした", en: "Your email address could not be changed" },
    load: () => import("#features/accounts/web/reset-mail-error-screen.tsx"),
  }),
  ...bothAreas("/account/settings/email", {
    code: "account-email",
    title: { ja: "メールアドレスの変更", en: "Change your email address" },
    load: () => import("#features/accounts/web/email-settings-screen.tsx"),
  }),
  ...bothAreas("/account/settings/password", password),
  ...bothAreas("/account/settings/sessions", sessions),
  operatorScreen("/account/settings/password", password),
  operatorScreen("/account/settings/sessions", sessions),
];
