import type { Letters } from "./mails.ts";

export const en: Letters = {
  request: ({ community, name, askedBy, email, due, hours, url, objectionUrl }) => ({
    subject: `[${community}] Confirm that you become an alumnus`,
    heading: "You have been asked to become an alumnus",
    paragraphs: [
      `Dear ${name},`,
      `${askedBy}, an administrator of ${community}, has asked to change you from an employee to an alumnus. The invitation would be sent to:\n${email}`,
      `If you do nothing, the change is made on ${due} (Japan time), ${hours} hours after this email. Your access as an employee then ends, and your posts, comments and groups go to the account that is registered with the invitation. Until then nothing changes.`,
      "The new account can read your chats only if you confirm the change with your employee account. Confirming makes the change at once.",
      "If you do not know this address, or do not want the change, please press “Object”. You need not log in, and the change is stopped.",
    ],
    action: { label: "Log in and confirm", url },
    links: [{ label: "Object without logging in", url: objectionUrl }],
    footnotes: ["The link to object is for you only and works once, so please do not forward it."],
  }),
  objectionReceived: ({ community, name }) => ({
    subject: `[${community}] The change to an alumnus has been stopped`,
    heading: "The change has been stopped",
    paragraphs: [
      `Dear ${name},`,
      `Your objection has stopped the change to an alumnus in ${community}. The administrators have been told. You can use the community as before.`,
    ],
    footnotes: ["If it was not you who objected, please tell the community’s administrator."],
  }),
  cancelled: ({ community, name }) => ({
    subject: `[${community}] The request to make you an alumnus has been withdrawn`,
    heading: "The request has been withdrawn",
    paragraphs: [
      `Dear ${name},`,
      `An administrator has withdrawn the request to make you an alumnus in ${community}. You can use the community as before.`,
    ],
  }),
  invitation: ({ community, corporation, name, url, days, withChats }) => ({
    subject: `[${community}] Stay as an alumnus`,
    heading: `Stay with ${community}`,
    paragraphs: [
      `Dear ${name},`,
      `${corporation} invites you to stay in its community, ${community}, as an alumnus.`,
      withChats
        ? "Your posts, comments, groups and chats stay yours. Your access as an employee has ended."
        : "Your posts, comments and groups stay yours. Your access as an employee has ended. You can read your earlier chats once you confirm the change with your employee account, by the link in the email to your work address.",
      "Please press the button below and register as an alumnus with an account of your own. If you already have one, log in to take everything with you.",
    ],
    action: { label: "Open the invitation", url },
    footnotes: [
      `This link is for you only, so please do not forward it. It is valid for ${days} days and works once.`,
      "If you receive another invitation email later, only the link in the latest one works.",
      "If you did not expect this email, please ignore it. Nothing will be registered.",
    ],
  }),
  takenBack: ({ community, name }) => ({
    subject: `[${community}] Your access as an alumnus has ended`,
    heading: "Your access as an alumnus has ended",
    paragraphs: [
      `Dear ${name},`,
      `The contractor of ${community} has undone the change to an alumnus, so this account can no longer open ${community}. The posts and comments that were written remain.`,
      "The employee account cannot read chats that began since.",
    ],
    footnotes: ["If you did not expect this, please ask the community’s contractor."],
  }),
  givenBack: ({ community, name }) => ({
    subject: `[${community}] You are an employee again`,
    heading: "You are an employee again",
    paragraphs: [
      `Dear ${name},`,
      `The change to an alumnus in ${community} has been undone, and you can use the community as an employee as before. The posts and comments written meanwhile remain.`,
    ],
    footnotes: ["If you did not expect this, please ask the community’s contractor."],
  }),
  objected: ({ community, name, person, askedBy, url }) => ({
    subject: `[${community}] There is an objection to a change to an alumnus`,
    heading: "There is an objection to a change to an alumnus",
    paragraphs: [
      `Dear ${name},`,
      `${person} has objected to becoming an alumnus of ${community}, as ${askedBy || "an administrator"} had asked. The change has been stopped.`,
      "Only the contractor can ask again. If the request was not expected, please check whether somebody else uses an administrator’s account.",
    ],
    action: { label: "Open the admin console", url },
  }),
  lapsed: ({ community, name, person, askedBy, url }) => ({
    subject: `[${community}] A change to an alumnus was not made`,
    heading: "A change to an alumnus was not made",
    paragraphs: [
      `Dear ${name},`,
      `${person} has not been changed to an alumnus of ${community}, as ${askedBy || "an administrator"} had asked.`,
      "Their membership has changed meanwhile, the address is already in use, or whoever asked is no longer an administrator. Please ask again where it is still needed.",
    ],
    action: { label: "Open the admin console", url },
  }),
};
