import { assertNoBannedWords } from "#features/banned-words/server/index.ts";
import type { ActName } from "#kit/contract/act.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { failure, fieldFailures } from "#kit/server/failure.ts";
import { withoutAbsent } from "#kit/server/http/assert-fields.ts";
import { serve } from "#kit/server/http/serve.ts";
import { assertMay } from "#kit/server/verdict.ts";
import type { Changes } from "#kit/server/work/acts.ts";
import { changesBetween, recordAct } from "#kit/server/work/record-act.ts";
import { nextVersion } from "#kit/server/work/versions.ts";
import type { Work } from "#kit/server/work/work.ts";
import { groupActs } from "../contract/audit-names.ts";
import { createGroup, deleteGroup, findMissingUrl, updateGroup } from "../contract/calls.ts";
import { readGroup } from "./group-view.ts";
import { deleteGroupRow, insertGroup, insertJoined, type NewGroup, updateGroupRow } from "./groups.sql.ts";
import { type LoadedGroup, loadGroupForChange } from "./load-group.ts";
import { may } from "./policy.ts";
import { publishGroupChange } from "./publish-group-change.ts";

/** Inserts a group once for each `client_id` and returns its id. */
async function storeGroup(work: Work, group: NewGroup): Promise<number> {
  const { id, isNew } = await insertGroup(work.db, group);
  if (!isNew) return id;
  const { community_id, creator_membership_id: membership_id } = group;
  await insertJoined(work.db, { community_id, group_id: id, membership_id }, work.now);
  publishGroupChange(work, group, { id, change: "created", members_count: 1 });
  return id;
}

type Form = Pick<NewGroup, "name" | "information" | "is_invitation_only">;
/** R213: people word these themselves. */
const worded = ["name", "information"] as const;
type Edit = { readonly [K in keyof Form]?: Form[K] | undefined };

/** A group from before the rule is refused only once its text or its access is changed. R237 */
function assertNamesUrl(row: Form, { information, is_invitation_only }: Form): void {
  if (information === row.information && is_invitation_only === row.is_invitation_only) return;
  const missing = findMissingUrl({ information, is_invitation_only });
  if (missing)
    throw fieldFailures(commonErrors.ERROR_INVALID_PARAMS, [
      { message_code: missing.code, field: "information", params: missing.params },
    ]);
}

/** A group that becomes invitation-only vanishes for people outside; one that becomes general appears to them. */
async function editGroup(
  work: Work,
  { row }: LoadedGroup,
  edit: Edit,
  seenAt: string | undefined,
): Promise<void> {
  const { name, information, is_invitation_only } = row;
  const form: Form = { name, information, is_invitation_only, ...withoutAbsent(edit) };
  assertNamesUrl(row, form);
  // A word that is banned since stays until its text is changed.
  const rewritten = worded.filter((field) => form[field] !== row[field]);
  await assertNoBannedWords(work.db, form, rewritten);
  const updated_at = nextVersion(row, work.now);
  const changed = await updateGroupRow(
    work.db,
    row.id,
    { ...form, updated_at },
    seenAt === undefined ? undefined : new Date(seenAt),
  );
  if (!changed) throw failure(commonErrors.ERROR_STATUS_HAS_CHANGED);
  const isGeneral = !form.is_invitation_only;
  const change = isGeneral ? "edited" : "gone";
  publishGroupChange(
    work,
    { ...row, is_invitation_only: row.is_invitation_only && !isGeneral },
    { id: row.id, change, ...changed },
  );
}

/** The audit log records what the office does to other people's groups. */
async function recordOffice(work: Work, act: ActName, { row, facts }: LoadedGroup, changes?: Changes) {
  if (facts.own) return;
  const target = { kind: "group", id: row.id, membershipId: row.creator_membership_id };
  await recordAct(work, { act, target, changes });
}

export const changeGroupRoutes = [
  serve(createGroup, async (context, { body }) => {
    const { member, now } = context;
    assertMay(may.create(member));
    await assertNoBannedWords(context.db, body, worded);
    const id = await storeGroup(context, {
      ...body,
      community_id: member.communityId,
      creator_membership_id: member.membershipId,
      created_at: now,
      updated_at: now,
    });
    return { group: await readGroup(context.db, member, id, now) };
  }),
  serve(updateGroup, async (context, { params, body: { updated_at, ...edit } }) => {
    const loaded = await loadGroupForChange(context, params.id);
    assertMay(may.edit(loaded.member, loaded.facts));
    await editGroup(context, loaded, edit, updated_at);
    const { name, information, is_invitation_only } = edit;
    const changes = changesBetween(loaded.row, withoutAbsent({ name, information, is_invitation_only }));
    await recordOffice(context, groupActs.updateGroup, loaded, changes);
    return { group: await readGroup(context.db, loaded.member, params.id, context.now) };
  }),
  serve(deleteGroup, async (context, { params }) => {
    const loaded = await loadGroupForChange(context, params.id);
    const { row, member, facts } = loaded;
    assertMay(may.delete(member, facts));
    await deleteGroupRow(context.db, row.id);
    publishGroupChange(context, row, { id: row.id, change: "gone", members_count: 0 });
    await recordOffice(context, groupActs.deleteGroup, loaded, {
      name: [row.name, null],
      information: [row.information, null],
    });
  }),
];
