import type { Letters } from "./letters.ts";

const notYou =
  "If this was not you, somebody else may be using your account. Please open your account settings and change your password at once.";

const told =
  (what: string, detail: (at: string) => string) =>
  ({ name, at, url }: { name: string; at: string; url: string }) => ({
    subject: `[Enishi] ${what}`,
    heading: what,
    paragraphs: [`Dear ${name},`, detail(`At ${at} (Japan time)`), notYou],
    action: { label: "Open the account settings", url },
  });

export const en: Letters = {
  passkeyAdded: told("A passkey has been added", (at) => `${at} a passkey was added to your account.`),
  passkeyRemoved: told(
    "A passkey has been removed",
    (at) => `${at} a passkey was removed from your account.`,
  ),
  appAdded: told(
    "An authenticator app has been set up",
    (at) =>
      `${at} an authenticator app was set up for your account. You will be asked for its code when you log in.`,
  ),
  appRemoved: told(
    "The authenticator app has been removed",
    (at) => `${at} the authenticator app was removed from your account.`,
  ),
  recoveryCodesRenewed: told(
    "Your recovery codes have been renewed",
    (at) => `${at} new recovery codes were made. The ones before no longer work.`,
  ),
  recoveryCodeUsed: ({ left, ...values }) =>
    told(
      "A recovery code has been used to log in",
      (at) =>
        `${at} somebody logged in with a recovery code. ${left === 1 ? "1 code is" : `${left} codes are`} left.`,
    )(values),
  removedByProvider: told(
    "Two-step verification has been removed",
    (at) =>
      `${at} we removed two-step verification from your account as you had asked. You can log in with your password alone; please set it up again.`,
  ),
  demanded: ({ name, community, url }) => ({
    subject: `[Enishi] Two-step verification for the administrators of ${community}`,
    heading: "Please set up two-step verification",
    paragraphs: [
      `Dear ${name},`,
      `“${community}” now requires two-step verification for its administrators.`,
      "You cannot use the community until you have set up a passkey or an authenticator app. It takes a few minutes.",
    ],
    action: { label: "Set up two-step verification", url },
  }),
};
