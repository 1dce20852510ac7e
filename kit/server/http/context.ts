import type { Area } from "#kit/contract/area.ts";
import type { AccessRule, AnyCall } from "#kit/contract/call.ts";
import type { Language } from "#kit/contract/language.ts";
import type { Account, Member } from "../access/actor.ts";
import type { Database } from "../database/database.ts";
import type { Work } from "../work/work.ts";
import type { RequestSubject } from "./security-notes.ts";

export type RequestFacts = {
  readonly id: string;
  readonly ipAddress: string;
  readonly userAgent: string;
  readonly area: Area | undefined;
  readonly language: Language;
  /** Collects for the security log who and what the request is about, as far as that is known. */
  readonly subject: RequestSubject;
  /** Returns a header of the request; empty when it is absent. */
  readonly header: (name: string) => string;
};

type Actors<A extends AccessRule> = A extends "public"
  ? { readonly account: Account | null }
  : { readonly account: Account };

/** An operation of a call with a transaction writes through `db`, and all of it commits together. */
export type Context<A extends AccessRule = AccessRule> = Work &
  Actors<A> & {
    readonly request: RequestFacts;
    /** Runs a statement outside the transaction, for lists on a hot path. */
    readonly run: Database["run"];
    /** Returns the account as a member of the community of the row at hand; throws for whoever may not enter it. */
    readonly enter: (communityId: number) => Promise<Member>;
    /** Only calls without a transaction of their own use this. */
    readonly inTransaction: <T>(operate: (work: Work) => Promise<T>) => Promise<T>;
    /** Sets the session cookie of the area, or clears it with null. */
    readonly setSession: (area: Area, token: string | null, maxAgeMs?: number) => void;
    readonly setDevice: (area: Area, token: string, maxAgeMs: number) => void;
    /** Sets a cookie that the browser sends to the calls below the path, and that no script can read. */
    readonly setCookie: (
      name: string,
      value: string,
      options: { readonly path: string; readonly maxAgeMs: number },
    ) => void;
    readonly setHeader: (name: string, value: string) => void;
  };

/** A call whose path names the community has entered it before its operation runs. */
export type MemberContext<A extends AccessRule> = Context<A> & { readonly member: Member };

export type ContextOf<C extends AnyCall> = C["path"] extends `/communities/{${string}}${string}`
  ? C["access"] extends "member" | "alumnusMember" | "employeeMember" | "administrator" | "contractor"
    ? MemberContext<C["access"]>
    : Context<C["access"]>
  : Context<C["access"]>;
