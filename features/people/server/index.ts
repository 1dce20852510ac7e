import type { Feature } from "#kit/server/feature.ts";
import { sendMail } from "#kit/server/mail/send-mail-job.ts";

export { candidateApproved, memberJoined } from "./events.ts";
export { addMembership, type ChangeOutcome, changeMembershipState } from "./membership-state.ts";

export const people: Feature = { name: "people", routes: [], jobs: [sendMail] };
