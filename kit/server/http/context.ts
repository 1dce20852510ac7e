import type { Area } from "#kit/contract/area.ts";
import type { Access as AccessRule, AnyCall } from "#kit/contract/call.ts";
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
  /** Whom and what it is about, as far as that has become known, for the log of security. */
  readonly subject: RequestSubject;
  /** A header of the request, empty when it is not there. */
  readonly header: (name: string) => string;
};

type Actors<A extends AccessRule> = A extends "public"
  ? { readonly account: Account | null }
  : { readonly account: Account };

/** What an operation works with. Writes of a call with a transaction go through `db` and commit together. */
export type Context<A extends AccessRule = AccessRule> = Work &
  Actors<A> & {
    readonly request: RequestFacts;
    /** Runs a statement outside the transaction: for lists on a hot path. */
    readonly run: Database["run"];
    /** The account as a member of the community of the row at hand; throws for whoever may not enter it. */
    readonly enter: (communityId: number) => Promise<Member>;
    /** Only for calls without a transaction of their own. */
    readonly inTransaction: <T>(operate: (work: Work) => Promise<T>) => Promise<T>;
    /** Sets or, with null, clears the session cookie of the area. */
    readonly setSession: (area: Area, token: string | null, maxAgeMs?: number) => void;
    /** Leaves the mark of a known device with this browser. */
    readonly setDevice: (area: Area, mark: string, maxAgeMs: number) => void;
    /** Gives this browser something to show again to the calls below the path, and to no script. */
    readonly setCookie: (
      name: string,
      value: string,
      options: { readonly path: string; readonly maxAgeMs: number },
    ) => void;
    readonly setHeader: (name: string, value: string) => void;
  };

/** A call whose path names the community has entered it before the operation runs. */
export type MemberContext<A extends AccessRule> = Context<A> & { readonly member: Member };

export type ContextOf<C extends AnyCall> = C["path"] extends `/communities/{${string}}${string}`
  ? C["access"] extends "member" | "alumnusMember" | "employeeMember" | "administrator" | "contractor"
    ? MemberContext<C["access"]>
    : Context<C["access"]>
  : Context<C["access"]>;
