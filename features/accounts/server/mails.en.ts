import type { AccountLetters, SecondaryPasswordLetter } from "./mails.ts";

const secondaryPassword =
  (heading: string, what: string): SecondaryPasswordLetter =>
  ({ name, at, url }) => ({
    subject: `[Enishi] ${heading}`,
    heading,
    paragraphs: [
      `Dear ${name},`,
      `The second password, which opens the points exchange, was ${what} at ${at} (Japan time).\nThe password you log in with has not changed.`,
      "If you did this yourself, there is nothing to do. If not, please change the password you log in with at once, and set a second password again.",
    ],
    action: { label: "Open the account settings", url },
  });

export const en: AccountLetters = {
  reset: ({ name, url, hours }) => ({
    subject: "[Enishi] Reset your password",
    heading: "Reset your password",
    paragraphs: [
      `Dear ${name},`,
      "We have been asked to reset your password.\nPress the button below and choose a new one.",
    ],
    action: { label: "Choose a new password", url },
    footnotes: [
      `This link is valid for ${hours} hours and works once. If you asked more than once, only the newest email counts.`,
      "If you did not ask for this, please discard this email. Your password stays as it is unless the link is used.",
    ],
  }),
  passwordChanged: ({ name, at, resetUrl }) => ({
    subject: "[Enishi] Your password has been changed",
    heading: "Your password has been changed",
    paragraphs: [
      `Dear ${name},`,
      `The password of your account was changed at ${at} (Japan time).\nFor safety, your other devices have been logged out.`,
      "If you did this yourself, there is nothing to do. If not, please reset your password at once.",
    ],
    action: { label: "Reset the password", url: resetUrl },
  }),
  secondaryPasswordSet: secondaryPassword("A second password has been set", "set"),
  secondaryPasswordChanged: secondaryPassword("Your second password has been changed", "changed"),
  secondaryPasswordRemoved: secondaryPassword("Your second password has been removed", "removed"),
  entryChanged: ({ name, what, detail, at, url }) => ({
    subject: `[Enishi] ${what}`,
    heading: what,
    paragraphs: [
      `Dear ${name},`,
      `At ${at} (Japan time), ${detail}`,
      "If this was not you, somebody else may be using your account. Please open your account settings and change your password at once.",
    ],
    action: { label: "Open the account settings", url },
  }),
  forgottenEmail: ({ name, email, loginUrl, resetUrl }) => ({
    subject: "[Enishi] Your email address",
    heading: "Your email address",
    paragraphs: [
      `Dear ${name},`,
      `You are registered with the address this email has been sent to:\n${email}`,
    ],
    links: [{ label: "Forgotten your password too?", url: resetUrl }],
    action: { label: "Log in", url: loginUrl },
    footnotes: ["If you did not ask for this, please discard this email."],
  }),
  confirmEmail: ({ name, email, url, hours }) => ({
    subject: "[Enishi] Confirm your new email address",
    heading: "Confirm your new email address",
    paragraphs: [
      `Dear ${name},`,
      `We have been asked to change the address of your account to this one:\n${email}`,
      "Press the button below and confirm the change on the page that opens. Until then, your address stays as it is.",
    ],
    action: { label: "Review the change", url },
    footnotes: [
      `This link is valid for ${hours} hours. If you changed it more than once, only the newest email counts.`,
      "If you did not ask for this, please discard this email. Nothing changes unless it is confirmed.",
    ],
  }),
  emailChangeAsked: ({ name, email, settingsUrl }) => ({
    subject: "[Enishi] A change of your email address",
    heading: "A change of your email address",
    paragraphs: [
      `Dear ${name},`,
      `We have been asked to change the address of your account to:\n${email}`,
      "It takes effect once it is confirmed by the email to the new address. If you did this yourself, there is nothing to do.",
      "If not, please cancel the change in your account settings and change your password too.",
    ],
    action: { label: "Open the account settings", url: settingsUrl },
  }),
  emailChanged: ({ name, email, at, contact }) => ({
    subject: "[Enishi] Your email address has been changed",
    heading: "Your email address has been changed",
    paragraphs: [
      `Dear ${name},`,
      `At ${at} (Japan time), the address of your account was changed to:\n${email}`,
      "From now on, please log in with the new address. This is the last email to this one.",
      `If this was not you, please get in touch with us at once:\n${contact}`,
    ],
  }),
  addressWanted: ({ name, loginUrl }) => ({
    subject: "[Enishi] This email address is already registered",
    heading: "This email address is already registered",
    paragraphs: [
      `Dear ${name},`,
      "Somebody tried to change the address of another account to this one. It already belongs to your account, so nothing has been changed.",
      "If it was you, log in to the account with this address, or choose another address. If not, there is nothing to do.",
    ],
    action: { label: "Log in", url: loginUrl },
  }),
};
