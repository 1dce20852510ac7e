import { displayName, emailOf } from "./people/person.ts";
import { alumni, contractor, employees, ordinaryAdministrator } from "./people/roster.ts";

export const demoPassword = "Enishi-2026-En";
export const operatorEmail = "operator@enishi.example";

export type DemoLogin = {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly path: string;
};

const loginOf = (role: string, [person]: typeof alumni, path: string): DemoLogin[] =>
  person ? [{ role, name: displayName(person), email: emailOf(person), path }] : [];

/** Each role with a login has one person, so the operator has none; all have the same password. */
export const demoLogins: readonly DemoLogin[] = [
  ...loginOf("alumnus", alumni, "/alumni/login"),
  ...loginOf("employee", employees, "/community/users/login"),
  ...loginOf("administrator", ordinaryAdministrator, "/community/users/login"),
  ...loginOf("contractor", contractor, "/community/users/login"),
];
