import { listCandidates } from "#features/candidates/contract/calls.ts";
import { approveCandidates } from "#features/candidates/contract/decisions.ts";
import { showInvitationKey } from "#features/invitations/contract/calls.ts";
import { activateAlumnus, registerAlumnus } from "#features/registration/contract/calls.ts";
import { showAlumniTerms, showProviderTerms } from "#features/terms/contract/calls.ts";
import { demoPassword } from "../logins.ts";
import { findInMails, linked } from "../mails.ts";
import { type DemoPerson, emailOf } from "../people/person.ts";
import { registrationOf } from "../people/registration.ts";
import type { Sequence } from "../sequence.ts";
import type { Stage } from "../stage.ts";

type Registering = {
  readonly communityId: number;
  readonly code: string;
  readonly people: readonly DemoPerson[];
  /** It chooses what they answer; by default that of the whole demo. */
  readonly sequence?: Sequence;
};
type Wave = Omit<Registering, "code"> & { readonly inviter: DemoPerson };

/** People register with a member's code and open the links of their mails; then they are candidates. */
export async function register(stage: Stage, { inviter, ...wave }: Wave): Promise<void> {
  const invite = await stage.as(inviter);
  const { data: key } = await invite(showInvitationKey, { params: { id: wave.communityId } });
  await registerBy(stage, { ...wave, code: key.invited_code });
}

/** People register with a code and open the links of their mails. */
export async function registerBy(
  stage: Stage,
  { communityId, code, people, sequence = stage.sequence }: Registering,
): Promise<void> {
  const guest = stage.asGuest;
  const { data: provider } = await guest(showProviderTerms, { params: { id: "current" } });
  const { data: terms } = await guest(showAlumniTerms, { params: { id: communityId } });
  const consents = { provider: provider.version, community: terms.version };
  for (const person of people) {
    const body = registrationOf(person, code, consents, sequence);
    await guest(registerAlumnus, { body });
  }
  const tokens = await findInMails(stage, linked.activation);
  for (const person of people) {
    const token = tokens.get(emailOf(person));
    if (!token) throw new Error(`${person.key} got no mail to complete the registration`);
    await guest(activateAlumnus, { body: { token, password: demoPassword } });
  }
}

export async function approveAll(
  stage: Stage,
  communityId: number,
  administrator: DemoPerson,
): Promise<void> {
  const as = await stage.as(administrator);
  const params = { id: communityId };
  const { data } = await as(listCandidates.all, { params });
  await as(approveCandidates, { params, body: { ids: data.ids } });
  await stage.server.services.jobs.drain(stage.server.services);
}
