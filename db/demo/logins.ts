import { displayName, emailOf } from "./people/person.ts";
import { alumni, contractor, employees, ordinaryAdministrator } from "./people/roster.ts";

export const demoPassword = "Enishi-2026-En";

/** The first is the one whose login is printed. */
export const operators = {
  first: { email: "operator@enishi.example", family_name: "縁", given_name: "運営" },
  colleague: { email: "support@enishi.example", family_name: "縁", given_name: "案内" },
} as const;
export type DemoOperator = (typeof operators)[keyof typeof operators];

export type DemoLogin = {
  readonly role: string;
  readonly name: string;
  readonly email: string;
  readonly path: string;
};

const loginOf = (role: string, [person]: typeof alumni, path: string): DemoLogin[] =>
  person ? [{ role, name: displayName(person), email: emailOf(person), path }] : [];

/** Each role has one person; all have the same password, and the operator an authenticator app besides. */
export const demoLogins: readonly DemoLogin[] = [
  ...loginOf("alumnus", alumni, "/alumni/login"),
  ...loginOf("employee", employees, "/community/users/login"),
  ...loginOf("administrator", ordinaryAdministrator, "/community/users/login"),
  ...loginOf("contractor", contractor, "/community/users/login"),
  {
    role: "operator",
    name: `${operators.first.family_name} ${operators.first.given_name}`,
    email: operators.first.email,
    path: "/operator/login",
  },
];
