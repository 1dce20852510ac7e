import { addMembership, changeMembershipState } from "#features/memberships/server/index.ts";
import { consentToAll, publishTerms } from "#features/terms/server/index.ts";
import type { Role } from "#kit/server/access/actor.ts";
import { hashPassword } from "#kit/server/passwords/passwords.ts";
import { inTransaction, type Work } from "#kit/server/work/work.ts";
import {
  insertAccount,
  insertCommunity,
  insertForm,
  insertProductNotice,
  setRole,
} from "../bootstrap.sql.ts";
import { company, companyForm, school } from "../communities.ts";
import { demoPassword } from "../logins.ts";
import { type DemoPerson, displayName } from "../people/person.ts";
import {
  contractor,
  employees,
  leavingEmployees,
  ordinaryAdministrator,
  schoolAlumni,
  schoolContractor,
} from "../people/roster.ts";
import type { Stage } from "../stage.ts";
import { demoTerms, schoolTerms } from "../terms.ts";
import { enrolEmployees } from "./enrol.ts";

export type Communities = { readonly company: number; readonly school: number };

/** Makes the communities with their terms and administrators, as an operator would, and their employees. */
export async function foundCommunities(stage: Stage): Promise<Communities> {
  const passwordHash = await hashPassword(demoPassword);
  const services = stage.server.services;
  const ids = await inTransaction(services, async ({ db, now }) => {
    await publishTerms({ db, now }, { communityId: null, document: "provider", content: demoTerms.provider });
    return {
      company: await insertCommunity(db, company, now),
      school: await insertCommunity(db, school, now),
    };
  });
  await inTransaction(services, async ({ db, now }) => {
    await insertForm(db, ids.company, companyForm, now);
    for (const document of ["alumni", "employee"] as const) {
      await publishTerms({ db, now }, { communityId: ids.company, document, content: demoTerms[document] });
      await publishTerms({ db, now }, { communityId: ids.school, document, content: schoolTerms });
    }
    await insertProductNotice(db, {
      title: "Enishiへようこそ",
      content: "コミュニティの皆さまと、投稿・コメント・チャットでつながれます。",
      public_date: now,
    });
  });
  const enrol = (communityId: number, people: readonly DemoPerson[], role: Role) =>
    enrolPeople(stage, { communityId, people, role, passwordHash });
  await enrol(ids.company, contractor, "contractor");
  await enrol(ids.company, ordinaryAdministrator, "ordinary");
  const enrolled = [...employees, ...leavingEmployees];
  for (const administrator of contractor)
    await enrolEmployees(stage, { communityId: ids.company, administrator, people: enrolled });
  await enrol(ids.school, schoolContractor, "contractor");
  await enrol(ids.school, schoolAlumni, "member");
  return ids;
}

type Enrolment = {
  readonly communityId: number;
  readonly people: readonly DemoPerson[];
  readonly role: Role;
  readonly passwordHash: string;
};

const enrolPeople = (stage: Stage, { communityId, people, role, passwordHash }: Enrolment) =>
  inTransaction(stage.server.services, async (work) => {
    for (const person of people) {
      const accountId = await insertAccount(work.db, person, { password_hash: passwordHash, now: work.now });
      const membershipId = await joinAtOnce(work, { communityId, accountId, person });
      if (role !== "member") await setRole(work.db, membershipId, role);
    }
  });

type Joining = { readonly communityId: number; readonly accountId: number; readonly person: DemoPerson };

/** Adds a membership that participates at once and has agreed to the terms; returns its id. */
export async function joinAtOnce(work: Work, { communityId, accountId, person }: Joining): Promise<number> {
  const membershipId = await addMembership(work, {
    community_id: communityId,
    account_id: accountId,
    kind: person.kind,
    display_name: displayName(person),
    registration: {},
    additional_information: {},
    enrollment_start_period: null,
    invited_by_membership_id: null,
  });
  const joining = { from: "not_participating", to: "participating" } as const;
  await changeMembershipState(work, { communityId, membershipId }, joining);
  await consentToAll(work, { accountId, communityId, kind: person.kind });
  return membershipId;
}
