import type { SecondFactorLetters } from "./mails.ts";

const change = (what: string, detail: string) => () => ({ what, detail });

export const en: SecondFactorLetters = {
  happened: {
    passkeyAdded: change("A passkey has been added", `a passkey was added to your account.`),
    passkeyRemoved: change("A passkey has been removed", `a passkey was removed from your account.`),
    appAdded: change(
      "An authenticator app has been set up",
      `an authenticator app was set up for your account. You’ll be asked for its code when you log in.`,
    ),
    appRemoved: change(
      "The authenticator app has been removed",
      `the authenticator app was removed from your account.`,
    ),
    recoveryCodesRenewed: change(
      "Your recovery codes have been renewed",
      `new recovery codes were made. The earlier ones no longer work.`,
    ),
    recoveryCodeUsed: (left) => ({
      what: "A recovery code has been used to log in",
      detail: `someone logged in with a recovery code. ${left === 1 ? "1 code is" : `${left} codes are`} left.`,
    }),
    removedByProvider: change(
      "Two-step verification has been removed",
      `we removed two-step verification from your account, as you asked. You can log in with your password alone until you set it up again, so please do that soon.`,
    ),
  },
  demanded: ({ name, community, url }) => ({
    subject: `[Enishi] Two-step verification for the administrators of ${community}`,
    heading: "Please set up two-step verification",
    paragraphs: [
      `Dear ${name},`,
      `“${community}” now requires two-step verification for its administrators.`,
      "You cannot use the community until you have set up a passkey or an authenticator app. It takes only a few minutes.",
    ],
    action: { label: "Set up two-step verification", url },
  }),
  demandBegun: ({ name, community, by, at, url }) => ({
    subject: `[Enishi] ${community} now requires two-step verification for its administrators`,
    heading: "Two-step verification is now required for administrators",
    paragraphs: [
      `Dear ${name},`,
      `On ${at} (Japan time), ${by} made two-step verification mandatory for the administrators of “${community}”.`,
      "Administrators who have not set it up cannot use the community until they have.",
    ],
    action: { label: "See who has set it up", url },
  }),
  demandEnded: ({ name, community, by, at, url }) => ({
    subject: `[Enishi] ${community} no longer requires two-step verification for its administrators`,
    heading: "Two-step verification is no longer required for administrators",
    paragraphs: [
      `Dear ${name},`,
      `On ${at} (Japan time), ${by} stopped requiring two-step verification for the administrators of “${community}”. From now on, administrators who have not set it up can use the community with their password alone.`,
      "If you did not expect this, please ask the contractor immediately.",
    ],
    action: { label: "See who has set it up", url },
  }),
};
