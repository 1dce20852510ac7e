import { displayName, emailOf } from "./people/person.ts";
import { alumni, contractor, employees, ordinaryAdministrator } from "./people/roster.ts";

export const demoPassword = "Enishi-2026-En";
export const operatorEmail = "operator@enishi.example";

export type DemoLogin = {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  /** The path of the login. */
  readonly path: string;
};

const loginOf = (role: string, [person]: typeof alumni, path: string): DemoLogin[] =>
  person ? [{ role, name: displayName(person), email: emailOf(person), path }] : [];

/** One person of each role with a login of its own, so no operator; all have the same password. */
export const demoLogins: readonly DemoLogin[] = [
  ...loginOf("alumnus", alumni, "/alumni/login"),
  ...loginOf("employee", employees, "/community/users/login"),
  ...loginOf("administrator", ordinaryAdministrator, "/community/users/login"),
  ...loginOf("contractor", contractor, "/community/users/login"),
];
