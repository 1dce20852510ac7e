import { type Leaf, nameOf } from "#apps/server/fuzz/leaves.test-helper.ts";
import type { AnyCall } from "#kit/contract/call.ts";
import { officeRows } from "./all-samples.test-helper.ts";

type Rule = readonly [path: RegExp, leaf: RegExp, kind: string | null];

/** The first rule that fits says what an id is of; null means reference data, which everybody may see. */
const rules: readonly Rule[] = [
  ...officeRows.flatMap(({ kind, places }) => places.map((place): Rule => [...place, kind])),
  // An operator sees every community, and nobody else gets as far as the id.
  [/^\/operator\//, /community_id$/, null],
  [/audit_events/, /^query user_id$/, "member"],
  [/audit_events/, /event_id$/, "auditEvent"],
  [/terms_of_services\/(\{version\}$|consents)/, /^params id$/, "community"],
  [/terms_of_services\/\{version\}$/, /^params version$/, null],
  [/registration_columns$|\/terms_of_services\/|alumnus\/registered_check$/, /^params id$/, "openCommunity"],
  [/^\/communities\/\{id\}/, /^params id$/, "community"],
  [/./, /community_id$/, "community"],
  [/^\/(user_)?posts\/\{id\}/, /^params id$/, "post"],
  [/./, /(postId|post_id)$/, "post"],
  [/./, /(commentId|parent_id)$/, "comment"],
  [/chats\/\{chatroom_id\}$|chat_histories\/\{chatroom_id\}/, /^params chatroom_id$/, "membersRoom"],
  [/chats\/\{chatroom_id\}$/, /^params management_no$/, "strangerNo"],
  [/^\/groups\/\{id\}/, /^params id$/, "group"],
  [/^\/chat\/\{room\}/, /^params room$/, "room"],
  [/^\/chat\/\{room\}/, /content_id$/, "message"],
  [/^\/direct/, /^(params id|(params|query) chatroom_id)$/, "directRoom"],
  [/^\/direct/, /content_id$/, "directMessage"],
  [/people_imports/, /^body except\.0$/, "importedRow"],
  [/employee_invitations|invite_user_list/, /^body (ids|except|left_out)\.0$/, "enteredEmployee"],
  [/alumni_invitations/, /^body (ids|except|left_out)\.0$/, "alumniInvitation"],
  [/almunus\/\{alumni_id\}/, /alumni_id$/, "alumnus"],
  [/^\/communities\/\{id\}\/users\/\{userId\}$/, /userId$/, "employee"],
  [/turn_over/, /user_id$/, "turnedOver"],
  [/account\/turnovers/, /turnover_id$/, "turnoverRequest"],
  [/./, /(userId|user_id)$/, "member"],
  [/applicants\/(approve|reject|delete)/, /^body (ids|except|left_out)\.0$/, "candidate"],
  [
    /(almunus|users)\/(pause|resume|(un)?block_posting|csv)|ban_(almuni|user)_list|users_managed/,
    /^body (ids|except|left_out)\.0$/,
    "member",
  ],
  [/user_posts\/(hide|reveal|delete)/, /^body (ids|except|left_out)\.0$/, "post"],
  [/./, /(bulk_act_id|undoes)$/, "bulk_act"],
  [/./, /import_id$/, "peopleImport"],
  [/./, /row_id$/, "importedRow"],
  [/administrators\/\{management_no/, /management_no$/, "administratorNo"],
  [/applicants\/\{management_no\}$/, /management_no$/, "candidateNo"],
  [/./, /(fileId|image_ids\.0)$/, "image"],
  [/^\/account\/picture/, /file_id$/, "picture"],
  [/^\/communities\/\{id\}$/, /_file_id$/, "image"],
  [/^\/notifications\/\{nid\}$/, /^params nid$/, null],
  [/notifications\/\{nid\}$/, /^params nid$/, "notice"],
  [/notice\/\{n\}$/, /^params n$/, "notice"],
  [/portfolios/, /corporation_id$/, "portfolioCorporation"],
  [/portfolios/, /job_type_(parent|child)_id$/, null],
  [/^\/portfolios\/\{id\}/, /^params id$/, "portfolioHistory"],
  [/^\/activities\/\{id\}/, /^params id$/, "portfolioActivity"],
  [/portfolios\/sort/, /^body sort\.0$/, "portfolioCorporation"],
  [/activities\/sort/, /^body sort\.0$/, "portfolioActivity"],
  [/./, /view_id$/, "savedView"],
  [/./, /operator_id$/, "operator"],
  [/^\/operator\/(faqs|banned_words|plan_requests|jobs)/, /(faq_id|word_id|request_id|job_id)$/, null],
  [
    /^\/operator\/(inquiries|ready_answers|bounces)/,
    /(inquiry_id|position|inquiry_type|ready_answer_id|bounce_id)$/,
    null,
  ],
  [/^\/operator\/(notices|terms)/, /(notice_id|version)$/, null],
  [/./, /session_id$/, "session"],
  [/./, /passkey_id$/, "passkey"],
  [/^\/inquiries\/\{id\}/, /^params id$/, "inquiry"],
  [/^\/inquiries/, /(position|inquiry_type)$/, null],
  [/^\/m\//, /^params id$/, null],
];

/** @throws for a place that no rule fits */
export function kindOf({ path, method }: AnyCall, leaf: Leaf): string | null {
  const rule = rules.find(([paths, leaves]) => paths.test(path) && leaves.test(nameOf(leaf)));
  if (rule) return rule[2];
  throw new Error(
    `What is "${nameOf(leaf)}" of ${method} ${path} the id of? Add a rule to ` +
      "apps/server/permissions/id-kinds.test-helper.ts, and for a new kind rows to hidden-rows.test-helper.ts.",
  );
}

/** A place names a row where it is an id, or a number in a path. */
export const namesRow = (leaf: Leaf): boolean =>
  leaf.isId || (leaf.part === "params" && leaf.range !== undefined);
