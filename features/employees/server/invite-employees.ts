import type { MembershipState } from "#kit/server/access/actor.ts";
import { serve } from "#kit/server/http/serve.ts";
import { recordActs } from "#kit/server/work/record-act.ts";
import { inviteEmployees, type invitingOutcomes } from "../contract/enrolment.ts";
import { findInvitees } from "./enrolment.sql.ts";
import { sendEmployeeInvitation } from "./invitation-mail.ts";

type Outcome = (typeof invitingOutcomes)[number];

const outcomeOf = (state: MembershipState): Outcome => {
  if (state === "not_participating") return "invited";
  return state === "withdrawn" ? "withdrawn" : "participating";
};

/** People of another community are unknown here. */
export const inviteEmployeesRoute = serve(inviteEmployees, async (context, { body }) => {
  const { ids, employee_ids: employeeIds } = body;
  const people = await findInvitees(context.db, context.member.communityId, { ids, employeeIds });
  const results = people.map(({ id, state }) => ({ id, outcome: outcomeOf(state) }));
  const invited = results.filter(({ outcome }) => outcome === "invited");
  for (const { id } of invited)
    context.enqueue(sendEmployeeInvitation, {
      membershipId: id,
      state: "not_participating",
      askedAt: context.now.toISOString(),
      invitedBy: context.member.membershipId,
    });
  await recordActs(
    context,
    invited.map(({ id }) => ({ target: { kind: "membership", id } })),
  );
  const unknown = [
    ...ids.filter((id) => !people.some((one) => one.id === id)),
    ...employeeIds.filter((id) => !people.some((one) => one.employee_id === id)),
  ];
  return { data: { invited: invited.length, results, unknown } };
});
