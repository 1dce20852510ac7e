import type { Translation } from "#kit/web/i18n.ts";
import type { ja } from "./messages.ja.ts";

const plural = (count: number, one: string, many = `${one}s`) => `${count} ${count === 1 ? one : many}`;

/** Only what there is. */
const listed = (posts: number, comments: number) =>
  [posts > 0 && plural(posts, "post"), comments > 0 && plural(comments, "comment")]
    .filter(Boolean)
    .join(" and ");

export const en: Translation<typeof ja> = {
  community: {
    title: (community) => `Leave ${community}`,
    candidateTitle: (community) => `Withdraw your application to ${community}`,
    what: "What happens when you leave",
    candidateWhat: "What happens when you withdraw it",
    posts: (posts, comments) => `Your ${listed(posts, comments)} will remain, without your name and picture.`,
    noPosts: "Your likes and other reactions will remain without your name.",
    chats: (open) =>
      open > 0
        ? `${plural(open, "chat")} about posts will end. The other person can still read what was said.`
        : "The people you chatted with can still read what was said, but cannot send anything new.",
    groups: (groups) =>
      `You will leave ${plural(groups, "group")}. Groups you made will remain for the others.`,
    profile: "Your profile in this community, the posts you kept and your notices will be erased at once.",
    forGood: "This cannot be undone. To come back you need an invitation and have to register again.",
    candidateErased: "What you entered with your application will be erased at once.",
    candidateAgain: "To apply again you need an invitation and have to register again.",
    mail: "We will send you an e-mail to confirm it.",
    submit: "Leave",
    candidateSubmit: "Withdraw the application",
    back: "Stay",
    candidateBack: "Keep the application",
    onlyHere:
      "Your Enishi account and your other communities stay as they are. To leave all of them, go to your account settings.",
  },
  service: {
    section: "Leave Enishi",
    sectionText: "Leave every community and delete your account.",
    sectionAction: "Continue",
    title: "Leave Enishi",
    what: "What happens when you leave",
    communities: "You will leave all of these communities.",
    erased:
      "Your name, contact details, password, profiles, pictures and whatever else is stored about you will be erased from every community at once.",
    sessions: "You will be logged out on every device.",
    forGood: "This cannot be undone. You can register again with the same address.",
    mail: "We will send an e-mail to your current address to confirm it.",
    submit: "Leave and delete my account",
    back: "Stay",
  },
  confirm: "Confirm that it is you",
  keep: "Before you leave",
  keepText:
    "You can download your posts, pictures, chats and everything else that is yours. Once you have left, this is no longer possible.",
  keepCommunityText:
    "As long as you have your account, you can download your posts, pictures, chats and everything else that is yours.",
  keepAction: "Download my data",
  contractor: {
    title: "A contractor cannot leave",
    one: "You are the contractor of this community. Please hand the contract over to another administrator first.",
    all: "You are the contractor of these communities. Please hand each contract over to another administrator first.",
  },
  finished: {
    thanks: "Thank you for being with us.",
    communityTitle: "You have left the community",
    community: "We have sent you an e-mail to confirm it.",
    serviceTitle: "You have left Enishi",
    service: "What was stored about you has been erased, and we have sent you an e-mail to confirm it.",
    toLobby: "To your communities",
    toTop: "To the top page",
  },
};
