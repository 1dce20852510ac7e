import { registerEmployee } from "#features/employees/contract/calls.ts";
import { enterEmployees } from "#features/employees/contract/enrolment.ts";
import { showEmployeeTerms, showProviderTerms } from "#features/terms/contract/calls.ts";
import { demoPassword } from "../logins.ts";
import { type DemoPerson, emailOf } from "../people/person.ts";
import type { Stage } from "../stage.ts";

type Enrolment = {
  readonly communityId: number;
  readonly administrator: DemoPerson;
  readonly people: readonly DemoPerson[];
};

/** An administrator enters the employees, and each registers by their mail. */
export async function enrolEmployees(stage: Stage, enrolment: Enrolment): Promise<void> {
  const { communityId, administrator, people } = enrolment;
  const as = await stage.as(administrator);
  const params = { id: communityId };
  const users = people.map((person, i) => ({
    email: emailOf(person),
    family_name: person.family,
    given_name: person.given,
    employee_id: `N-${1_000 + i}`,
  }));
  await as(enterEmployees, { params, body: { users } });
  await stage.server.services.jobs.drain(stage.server.services);

  const guest = stage.asGuest;
  const { data: provider } = await guest(showProviderTerms, { params: { id: "current" } });
  const { data: terms } = await guest(showEmployeeTerms, { params });
  const keys = await mailedKeys(stage, people.length);
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

async function mailedKeys({ server }: Stage, count: number): Promise<Map<string, string>> {
  const mails = (await server.services.mailer.mailbox?.list(count)) ?? [];
  return new Map(
    mails.flatMap(({ to, text }): [string, string][] => {
      const key = /\/invited_communities\/employee\/([\w-]+)/.exec(text)?.[1];
      return key ? [[to.address, key]] : [];
    }),
  );
}
