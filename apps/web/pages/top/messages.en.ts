import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  headline: "Apart, and still tied.",
  lead: "Enishi (縁, the tie between people) brings those who have left an organisation together with those who are in it. Share how you are and what you look for, and speak directly to whoever wrote something that matters to you.",
  logins: "Log in",
  alumni: { title: "Alumni", text: "You have left the organisation", action: "Log in as an alumnus" },
  community: {
    title: "Employees and administrators",
    text: "You belong to the organisation, or run its community",
    action: "Log in as an employee",
  },
  features: "What you can do with Enishi",
  timeline: {
    title: "News and openings on one timeline",
    text: "Post articles, calls for people and job offers, with pictures and tags. Others answer with a comment or a like.",
  },
  interest: {
    title: "From interest to a conversation",
    text: "Showing interest in a call or a job offer opens a chat with its poster. It is between the two of you and ends on a date, so that it is easy to begin.",
  },
  trust: {
    title: "A calm place, by invitation only",
    text: "Only people who were invited can join. Each community's administrators decide on approval, on who may post and from which networks it can be reached.",
  },
  steps: "How to join",
  step: {
    invitation: {
      title: "Be invited",
      text: "An administrator or somebody you know sends you an invitation link or code.",
    },
    registration: {
      title: "Register",
      text: "Enter your name and a few facts, and open the link in the mail.",
    },
    entry: { title: "Take part", text: "Once an administrator has approved, read and write right away." },
  },
};
