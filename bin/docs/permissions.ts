import { features } from "#apps/server/features.ts";
import type { Access } from "#kit/contract/call.ts";
import { type Document, page, table } from "./document.ts";

const people = ["guest", "alumnus", "employee", "administrator", "contractor", "operator"] as const;
type Kind = (typeof people)[number];

const signedIn: readonly Kind[] = ["alumnus", "employee", "administrator", "contractor", "operator"];
const employees: readonly Kind[] = ["employee", "administrator", "contractor"];

/** Who passes the door of each access rule. An administrator or contractor is an employee with a role. */
const admitted: Readonly<Record<Access, readonly Kind[]>> = {
  public: people,
  account: signedIn,
  alumnus: ["alumnus"],
  employee: employees,
  operator: ["operator"],
  member: ["alumnus", ...employees],
  alumnusMember: ["alumnus"],
  employeeMember: employees,
  administrator: ["administrator", "contractor"],
  contractor: ["contractor"],
};

const INTRODUCTION =
  "Who may make a call at all, before any row is looked at; the feature's `policy.ts` then says what they may do " +
  "to this row. **m**: as a participating member of the community the call is about, and of no other.";

const inside: readonly Access[] = [
  "member",
  "alumnusMember",
  "employeeMember",
  "administrator",
  "contractor",
];

const mark = (access: Access, kind: Kind): string => {
  if (!admitted[access].includes(kind)) return "–";
  return inside.includes(access) ? "m" : "yes";
};

function make(): string {
  const rows = features.flatMap((feature) =>
    feature.routes.map(({ call }) => [
      feature.name,
      `\`${call.method} ${call.path}\``,
      ...people.map((kind) => mark(call.access, kind)),
    ]),
  );
  return page("Permissions", INTRODUCTION, table(["feature", "call", ...people], rows));
}

export const permissions: Document = { path: "docs/generated/permissions.md", make };
