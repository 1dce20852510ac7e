import { ACTIVE_DAYS, addDays } from "./days.ts";
import { CHAT_WAITS_DAYS, type Todo } from "./todo.ts";

type Days = { readonly from: string; readonly to: string };

const candidates = "alumnus_candidates_waiting_approval";
const postsOf = ({ from, to }: Days, rest = "") =>
  `user_posts?published=true${rest}&created_from=${from}&created_to=${to}`;

/** Each number links to the list of exactly what it counts, by paths inside the community (F23). */
export const todoLists = ({ unanswered_posts }: Pick<Todo, "unanswered_posts">) => ({
  candidates,
  returned_mails: `${candidates}?mail_returned=true`,
  unread_chats: `manage_chat_room?tab=direct&unread=true&waiting_days=${CHAT_WAITS_DAYS}`,
  unanswered_posts: postsOf(unanswered_posts, "&without_comments=true"),
  ending_keys: "invitations?state=ending&issued_by=office",
  ending_employee_invitations: "invitations/employees?state=ending",
});

const peopleWho = (query: string) => ({ alumni: `alumnus?${query}`, employees: `community-users?${query}` });

/** Each number of a range links to its list too. */
export const numberLists = (days: Days) => ({
  active: peopleWho(`visited_from=${addDays(days.to, 1 - ACTIVE_DAYS)}`),
  newMembers: peopleWho(`joined_from=${days.from}&joined_to=${days.to}`),
  posts: postsOf(days),
  commentedPosts: postsOf(days, "&without_comments=false"),
});

/** So do the numbers of this moment; comments have no list of their own. */
export const liveLists = (today: string) => ({
  alumni: "alumnus?status=participating",
  employees: "community-users?status=participating",
  candidates,
  unread_direct_chats: "manage_chat_room?tab=direct&unread=true",
  open_recruitment_chats: "manage_chat_room?tab=recruitment&closed=false",
  open_joboffer_chats: "manage_chat_room?tab=joboffer&closed=false",
  posts_today: postsOf({ from: today, to: today }),
});
