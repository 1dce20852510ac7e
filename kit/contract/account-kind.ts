import type { MemberKind } from "./member-kind.ts";

/** R022: members have one of two kinds of account; the operator, who runs the service for the provider, has a third. */
export type AccountKind = MemberKind | "operator";
