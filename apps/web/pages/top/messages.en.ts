import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

export const en: Translation<typeof ja> = {
  headline: "Apart, yet still connected.",
  lead: "Enishi (縁, the tie between people) brings people who have left an organisation together with those who are there now. Share your news and what you are looking for, and talk directly with the people whose posts matter to you.",
  logins: "Log in",
  alumni: {
    title: "Alumni",
    text: "For people who have left the organisation",
    action: "Log in as an alumnus",
  },
  community: {
    title: "Employees and administrators",
    text: "For people who work at the organisation or run its community",
    action: "Log in as an employee",
  },
  features: "What you can do with Enishi",
  timeline: {
    title: "News and openings on one timeline",
    text: "Post articles, recruitments and job offers with pictures and tags. Others answer with a comment or a like.",
  },
  interest: {
    title: "From interest to a conversation",
    text: "Say you are interested in a recruitment or a job offer, and a private chat with its author opens. It closes after a set time, so it is easy to make a start.",
  },
  trust: {
    title: "A calm place, by invitation only",
    text: "Only people who have been invited can join. The administrators of each community decide who is approved, who may post and from which networks it can be reached.",
  },
  steps: "How to join",
  step: {
    invitation: {
      title: "Be invited",
      text: "An administrator or someone you know sends you an invitation link or code.",
    },
    registration: {
      title: "Register",
      text: "Enter your name and a few details, then open the link in the e-mail.",
    },
    entry: {
      title: "Take part",
      text: "Once an administrator approves you, you can read and post right away.",
    },
  },
};
