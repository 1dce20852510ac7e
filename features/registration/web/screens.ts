import { publicScreen, type Screen } from "#kit/web/screens/screen.ts";

export const screens: readonly Screen[] = [
  publicScreen("/alumni/invited_communities/alumni/:key", {
    code: "SA10",
    title: { ja: "コミュニティへの招待", en: "Invitation to a community" },
    submitsOnEnter: true,
    whenUnauthorized: "stay",
    whenForbidden: "notFound",
    load: () => import("#features/registration/web/invitation-screen.tsx"),
  }),
  publicScreen("/alumni/invited_communities/alumni", {
    code: "SA10",
    title: { ja: "招待コードを入力する", en: "Enter an invitation code" },
    submitsOnEnter: true,
    whenUnauthorized: "stay",
    whenForbidden: "notFound",
    load: () => import("#features/registration/web/invitation-screen.tsx"),
  }),
  publicScreen("/alumni/register_alumnus", {
    code: "SA20",
    title: { ja: "アルムナイ登録", en: "Register as an alumnus" },
    whenForbidden: "notFound",
    load: () => import("#features/registration/web/register-screen.tsx"),
  }),
  publicScreen("/alumni/register_alumnus_confirm", {
    code: "SA21",
    title: { ja: "入力内容の確認", en: "Check your details" },
    whenForbidden: "notFound",
    load: () => import("#features/registration/web/confirm-screen.tsx"),
  }),
  publicScreen("/alumni/register_alumnus_mailed", {
    code: "SA22",
    title: { ja: "メールをお送りしました", en: "We have sent you an email" },
    load: () => import("#features/registration/web/mailed-screen.tsx"),
  }),
  publicScreen("/alumni/register_alumnus_finished", {
    code: "SA23",
    title: { ja: "登録の完了", en: "Registration complete" },
    load: () => import("#features/registration/web/finished-screen.tsx"),
  }),
  publicScreen("/alumni/register_alumnus_community", {
    code: "SA25",
    title: { ja: "コミュニティに参加する", en: "Join a community" },
    signsInByToken: true,
    whenForbidden: "notFound",
    load: () => import("#features/registration/web/join-screen.tsx"),
  }),
  publicScreen("/alumni/register_alumnus_community_confirm", {
    code: "SA26",
    title: { ja: "入力内容の確認", en: "Check your details" },
    whenForbidden: "notFound",
    load: () => import("#features/registration/web/join-confirm-screen.tsx"),
  }),
  publicScreen("/alumni/register_alumnus_community_finished", {
    code: "SA27",
    title: { ja: "参加の手続きの完了", en: "Joining complete" },
    load: () => import("#features/registration/web/join-finished-screen.tsx"),
  }),
  publicScreen("/alumni/register_alumnus_error", {
    code: "register_alumnus_error",
    title: { ja: "登録できませんでした", en: "Your registration did not go through" },
    load: () => import("#features/registration/web/register-error-screen.tsx"),
  }),
];
