import type { AccountLetters, SecondaryPasswordLetter } from "./mails.ts";

const secondaryPassword =
  (heading: string, what: string): SecondaryPasswordLetter =>
  ({ name, at, url }) => ({
    subject: `[Enishi] ${heading}`,
    heading,
    paragraphs: [
      `Dear ${name},`,
      `Your second password, which protects the points exchange, was ${what} on ${at} (Japan time).\nThe password you log in with has not changed.`,
      "If this was you, there is nothing to do. If not, please change the password you log in with immediately, and set a second password again.",
    ],
    action: { label: "Open the account settings", url },
  });

export const en: AccountLetters = {
  reset: ({ name, url, hours }) => ({
    subject: "[Enishi] Reset your password",
    heading: "Reset your password",
    paragraphs: [
      `Dear ${name},`,
      "We’ve received a request to reset your password.\nPress the button below to choose a new one.",
    ],
    action: { label: "Choose a new password", url },
    footnotes: [
      `This link is valid for ${hours} hours and works once. If you asked more than once, only the link in the latest email works.`,
      "If you did not ask for this, please ignore this email. Your password stays as it is unless the link is used.",
    ],
  }),
  passwordChanged: ({ name, at, resetUrl }) => ({
    subject: "[Enishi] Your password has been changed",
    heading: "Your password has been changed",
    paragraphs: [
      `Dear ${name},`,
      `The password of your account was changed on ${at} (Japan time).\nFor your security, your other devices have been logged out.`,
      "If this was you, there is nothing to do. If not, please reset your password immediately.",
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
      `On ${at} (Japan time), ${detail}`,
      "If this was not you, someone else may be using your account. Please open your account settings and change your password immediately.",
    ],
    action: { label: "Open the account settings", url },
  }),
  forgottenEmail: ({ name, email, loginUrl, resetUrl }) => ({
    subject: "[Enishi] Your email address",
    heading: "Your email address",
    paragraphs: [`Dear ${name},`, `You’re registered with the address this email was sent to:\n${email}`],
    links: [{ label: "Forgotten your password too?", url: resetUrl }],
    action: { label: "Log in", url: loginUrl },
    footnotes: ["If you did not ask for this, please ignore this email."],
  }),
  confirmEmail: ({ name, email, url, hours }) => ({
    subject: "[Enishi] Confirm your new email address",
    heading: "Confirm your new email address",
    paragraphs: [
      `Dear ${name},`,
      `We’ve received a request to change the address of your account to this one:\n${email}`,
      "Press the button below and confirm the change on the page that opens. Until you do, your address stays as it is.",
    ],
    action: { label: "Review the change", url },
    footnotes: [
      `This link is valid for ${hours} hours. If you changed it more than once, only the link in the latest email works.`,
      "If you did not ask for this, please ignore this email. Nothing changes unless it is confirmed.",
    ],
  }),
  emailChangeAsked: ({ name, email, settingsUrl }) => ({
    subject: "[Enishi] Request to change your email address",
    heading: "Request to change your email address",
    paragraphs: [
      `Dear ${name},`,
      `We’ve received a request to change the address of your account to:\n${email}`,
      "The change takes effect once it’s confirmed through the email we’ve sent to the new address. If this was you, there is nothing to do.",
      "If not, please cancel the change in your account settings and change your password too.",
    ],
    action: { label: "Open the account settings", url: settingsUrl },
  }),
  emailChanged: ({ name, email, at, contact }) => ({
    subject: "[Enishi] Your email address has been changed",
    heading: "Your email address has been changed",
    paragraphs: [
      `Dear ${name},`,
      `On ${at} (Japan time), the address of your account was changed to:\n${email}`,
      "From now on, please log in with the new address. This is the last email to this one.",
      `If this was not you, please contact us immediately:\n${contact}`,
    ],
  }),
  addressWanted: ({ name, loginUrl }) => ({
    subject: "[Enishi] This email address is already registered",
    heading: "This email address is already registered",
    paragraphs: [
      `Dear ${name},`,
      "Someone tried to change the address of another account to this one. It already belongs to your account, so nothing has been changed.",
      "If it was you, log in to the account with this address, or choose another address. If not, there is nothing to do.",
    ],
    action: { label: "Log in", url: loginUrl },
  }),
};
