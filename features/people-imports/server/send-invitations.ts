import { showEmployeeLetter } from "#features/employees/server/index.ts";
import { showAlumniLetter } from "#features/invitations/server/index.ts";
import { idsOf } from "#kit/contract/ids.ts";
import { partition } from "#kit/server/bulk/bulk-act.ts";
import { bulkPayload } from "#kit/server/bulk/bulk-job.ts";
import { keepBulkAct } from "#kit/server/bulk/keep-bulk-act.ts";
import { keepOutcomes, nameLeftOut } from "#kit/server/bulk/run-part.ts";
import { assertAsShown, shownOf } from "#kit/server/bulk/selection.ts";
import { failure } from "#kit/server/failure.ts";
import type { MemberContext } from "#kit/server/http/context.ts";
import { serve } from "#kit/server/http/serve.ts";
import { languageOf } from "#kit/server/mail/letter.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";
import { assertMay } from "#kit/server/verdict.ts";
import { actorOf } from "#kit/server/work/record-act.ts";
import { inviteImported, previewInvitations, testInvitation } from "../contract/calls.ts";
import { importErrors } from "../contract/errors.ts";
import { lockImport, updateImport } from "./imports.sql.ts";
import { inviteAct, inviteJob, invitingImported } from "./invite.ts";
import { findOffice } from "./office.sql.ts";
import { may } from "./policy.ts";
import { listHeld } from "./staged-rows.sql.ts";
import { loadImport, viewImport } from "./view.ts";

type Office = MemberContext<"administrator">;

/** Returns whom the held invitations would be sent to now, in the order of the file, and who is left out and why. */
async function partitionHeld({ db, member }: Office, importId: number) {
  const { communityId } = member;
  const key = { communityId, importId };
  assertMay(may.invite(await loadImport(db, key)));
  const held = await listHeld(db, key);
  if (held.length === 0) throw failure(importErrors.ERROR_NOTHING_TO_IMPORT);
  const rows = await invitingImported.rows(db, communityId, idsOf(held), undefined as never);
  const places = (await invitingImported.places?.(db, communityId)) ?? null;
  const parted = partition(invitingImported, held, rows, { by: member, seenAt: null, places });
  const excluded = await nameLeftOut(db, { communityId, subject: inviteAct.subject }, parted.left);
  return { key, held, places, excluded, targets: parted.targets };
}
type Target = Awaited<ReturnType<typeof partitionHeld>>["targets"][number];

/** Returns the invitation as the first of them would get it, without a link that works. */
async function firstLetter({ db, member, services, account }: Office, [first]: readonly Target[]) {
  if (!first) return null;
  const { kind, values, membership_id: membershipId, present } = first.staged;
  if (kind === "alumni") {
    const { email = "", family_name = "", given_name = "" } = values;
    const invitee = { email, family_name, given_name, language: account.language };
    return (await showAlumniLetter({ db, services }, member.communityId, invitee)) ?? null;
  }
  if (membershipId === null || !present) return null;
  return (await showEmployeeLetter({ db, services }, membershipId, present.state)) ?? null;
}

const testMarks = { ja: "【テスト】", en: "[Test] " } as const;

export const inviteRoutes = [
  serve(previewInvitations, async (context, { params }) => {
    const { held, places, excluded, targets } = await partitionHeld(context, params.import_id);
    const letter = await firstLetter(context, targets);
    return {
      data: {
        ...shownOf(context.now, { found: idsOf(held) }),
        targets: targets.map(({ id, number, name, email }) => ({ id, number, name, mail: email })),
        excluded: excluded.map(({ out }) => out),
        letter: letter && { subject: letter.subject, text: letter.text },
        places,
      },
    };
  }),

  serve(inviteImported, async (context, { params, body }) => {
    const actor = actorOf(context);
    await lockImport(context.db, { communityId: actor.communityId, importId: params.import_id });
    const { key, held, excluded, targets } = await partitionHeld(context, params.import_id);
    assertAsShown(body, idsOf(held));
    const without = new Set(body.except);
    const mailed = targets.filter(({ id }) => !without.has(id));
    if (mailed.length === 0) throw failure(importErrors.ERROR_NOTHING_TO_IMPORT);
    // Whoever finds no place is told in the result, and stays held.
    const told = [
      ...mailed.map(({ id, number, name }) => ({ id, number, name })),
      ...excluded.map(({ out }) => out),
    ];
    const bulkAct = await keepBulkAct(context, inviteAct, actor, { targets: told });
    if (excluded.length > 0)
      await keepOutcomes(context, bulkAct, inviteAct.kind, { done: [], skipped: excluded });
    await updateImport(context.db, key, { state: "started" });
    context.enqueue(inviteJob, bulkPayload(bulkAct, actor));
    return { data: await viewImport(context.db, key, context.now) };
  }),

  serve(testInvitation, async (context, { params }) => {
    const { targets } = await partitionHeld(context, params.import_id);
    const letter = await firstLetter(context, targets);
    const { email, language } = await findOffice(context.db, context.member.membershipId);
    if (!letter || !email) throw failure(importErrors.ERROR_NOTHING_TO_IMPORT);
    const subject = `${testMarks[languageOf({ language })]}${letter.subject}`;
    context.enqueue(sendMail, { ...letter, to: email, subject });
  }),
];
