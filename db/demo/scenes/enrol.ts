import { createAdministrator } from "#features/administrators/contract/calls.ts";
import { registerEmployee } from "#features/employees/contract/calls.ts";
import { enterEmployees } from "#features/employees/contract/enrolment.ts";
import { showEmployeeTerms, showProviderTerms } from "#features/terms/contract/calls.ts";
import { demoPassword } from "../logins.ts";
import { findInMails, linked } from "../mails.ts";
import { type DemoPerson, emailOf } from "../people/person.ts";
import type { Stage } from "../stage.ts";

/** What the office knows of somebody before they register. */
export const enteredAs = (person: DemoPerson) => ({
  email: emailOf(person),
  family_name: person.family,
  given_name: person.given,
});

type Enrolment = {
  readonly communityId: number;
  /** Somebody of the office who enters them. */
  readonly by: DemoPerson;
  readonly people: readonly DemoPerson[];
};

/** An administrator enters the employees, and each registers by their mail. */
export async function enrolEmployees(stage: Stage, { communityId, by, people }: Enrolment): Promise<void> {
  const users = people.map((person, i) => ({ ...enteredAs(person), employee_id: `N-${1_000 + i}` }));
  await (await stage.as(by))(enterEmployees, { params: { id: communityId }, body: { users } });
  await registerByMail(stage, communityId, people);
}

/** The contractor invites further administrators, who register by their mails. */
export async function inviteAdministrators(
  stage: Stage,
  { communityId, by, people }: Enrolment,
): Promise<void> {
  const as = await stage.as(by);
  for (const person of people)
    await as(createAdministrator, { params: { id: communityId }, body: enteredAs(person) });
  await registerByMail(stage, communityId, people);
}

/** Those who are mailed an invitation as an employee, an administrator or the contractor register by it. */
export async function registerByMail(
  stage: Stage,
  communityId: number,
  people: readonly DemoPerson[],
): Promise<void> {
  const guest = stage.asGuest;
  const { data: provider } = await guest(showProviderTerms, { params: { id: "current" } });
  const { data: terms } = await guest(showEmployeeTerms, { params: { id: communityId } });
  const keys = await findInMails(stage, linked.employee);
  for (const [i, person] of people.entries())
    await guest(registerEmployee, {
      body: {
        invited_code: keys.get(emailOf(person)) ?? "",
        family_name: person.family,
        given_name: person.given,
        family_name_kana: person.familyKana,
        given_name_kana: person.givenKana,
        birthday: `${1966 + ((i * 7) % 33)}-04-${10 + (i % 19)}`,
        password: demoPassword,
        confirmPassword: demoPassword,
        consent_enishi: true,
        consent_enishi_version: provider.version,
        consent_community: true,
        consent_community_version: terms.version,
      },
    });
}
