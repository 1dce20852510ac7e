import * as z from "zod/mini";
import type { ActName } from "./act.ts";
import type { ErrorCode } from "./errors.ts";
import type { SecurityEvent } from "./security-events.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Says who may make a call, before any row is read. `account` means a member's own account, `anyAccount` that of an
 * operator too. `member` and the roles above it apply to the community of the path (`/communities/{id}/…`) or, for other
 * paths, to that of the row which the operation enters.
 */
export const accessRules = [
  "public",
  "account",
  "anyAccount",
  "alumnus",
  "employee",
  "operator",
  "member",
  "alumnusMember",
  "employeeMember",
  "administrator",
  "contractor",
] as const;
export type AccessRule = (typeof accessRules)[number];

/** The class limits how often one account or address may call; the numbers are in `kit/server/rate/rate-classes.ts`. */
export type RateClass =
  | "read"
  | "write"
  | "search"
  | "signIn"
  | "mail"
  | "register"
  | "inquiry"
  | "check"
  | "upload"
  | "heavy"
  | "download";

type Schema = z.core.$ZodType;
type ParamNames<P extends string> = P extends `${string}{${infer Name}}${infer Rest}`
  ? Name | ParamNames<Rest>
  : never;

export type CallDefinition<P extends string> = {
  readonly method: Method;
  /** `/api` comes before it; `{name}` is a parameter, an integer id unless `params` says otherwise. */
  readonly path: P;
  /** One path of the specification may cover several calls: `/communities/{id}/applicants/{action}`. */
  readonly documented?: string | undefined;
  readonly access: AccessRule;
  /** The default is `read` for a GET and `write` for any other method. */
  readonly rate?: RateClass;
  readonly summary: string;
  readonly params?: { readonly [K in ParamNames<P>]?: Schema };
  readonly query?: Schema;
  /**
   * A GET refuses names in its query that it does not know, since without them it would find more than was asked for.
   * Any other call does so without saying it, for its query and its body.
   */
  readonly isExact?: boolean;
  readonly body?: Schema;
  /** The body is read as bytes and not as JSON; a large one is truncated. */
  readonly bodyType?: "message/rfc822";
  /** These parts of a multipart body are files; `body` parses the others. */
  readonly files?: readonly string[];
  /** Where it sends no file, such a call may come as JSON instead of as a form of several parts. */
  readonly takesJson?: true;
  /** The answer has these fields beside `success`, if any; `binary` is a file. */
  readonly answer?: Schema | "binary";
  readonly errors?: readonly ErrorCode[];
  /**
   * The audit log names an administrator's call so, `act("createTemplate", { ja, en })`; `false` where it changes
   * nothing. Every call of administrators other than GET has one, and so does a GET that makes a file.
   */
  readonly act?: ActName | false;
  /**
   * The audit log names so that an administrator was shown data of people; `false` where there are none. Every call of
   * administrators without an `act` has one.
   */
  readonly view?: ActName | false;
  /**
   * The security log records the call as this event; `by` says how it was done. What a word cannot say of a login is in
   * `apps/server/security-rules.ts`.
   */
  readonly security?: SecurityEvent | { readonly event: SecurityEvent; readonly by: string };
  /** The call changes what these paths answer, so `useAction`, `useForm` and, for a GET, `useCall` reload them. */
  readonly changes?: readonly string[] | "everything";
  /** Mail programs (RFC 8058) and mail servers send it without our headers, so its token alone authorises it. */
  readonly fromMailPrograms?: boolean;
};

export type AnyCall = CallDefinition<string> & {
  readonly rate: RateClass;
  readonly answer: Schema | "binary";
};

const nothing = z.object({});
type AnswerIn<D> = D extends { readonly answer: infer A } ? A : typeof nothing;

type Declared<M, P, A> = {
  readonly method: M;
  readonly path: P;
  readonly rate: RateClass;
  readonly answer: A;
};

const declare =
  <const M extends Method>(method: M) =>
  <const P extends string, const D extends Omit<CallDefinition<P>, "method" | "path">>(
    path: P,
    definition: D,
  ): D & Declared<M, P, AnswerIn<D>> => ({
    rate: method === "GET" ? "read" : "write",
    answer: nothing as AnswerIn<D>,
    ...definition,
    method,
    path,
  });

/** Declares a call. Its server route, typed client, form validation, OpenAPI and permission page derive from it. */
export const call = {
  get: declare("GET"),
  post: declare("POST"),
  put: declare("PUT"),
  delete: declare("DELETE"),
};

export type UploadedFile = { readonly name: string; readonly bytes: Uint8Array };

type ParamSchemas<C> = C extends { readonly params: infer S } ? S : Record<never, never>;
export type ParamsOf<C extends AnyCall> = {
  [K in ParamNames<C["path"]>]: K extends keyof ParamSchemas<C>
    ? ParamSchemas<C>[K] extends Schema
      ? z.output<ParamSchemas<C>[K]>
      : number
    : number;
};
type OutputOf<C, K extends string> = C extends { readonly [_ in K]: infer S extends Schema }
  ? z.output<S>
  : undefined;
type InputOf<C, K extends string> = C extends { readonly [_ in K]: infer S extends Schema }
  ? z.input<S>
  : undefined;

export type ParsedInput<C extends AnyCall> = {
  readonly params: ParamsOf<C>;
  readonly query: OutputOf<C, "query">;
  readonly body: OutputOf<C, "body">;
  readonly files: C extends { readonly files: readonly (infer F extends string)[] }
    ? { readonly [K in F]?: UploadedFile }
    : undefined;
};

export type CallInput<C extends AnyCall> = ([ParamNames<C["path"]>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: { readonly [K in ParamNames<C["path"]>]: string | number } }) &
  (undefined extends InputOf<C, "query">
    ? { readonly query?: InputOf<C, "query"> }
    : { readonly query?: InputOf<C, "query"> }) &
  (undefined extends InputOf<C, "body">
    ? { readonly body?: InputOf<C, "body"> }
    : { readonly body: InputOf<C, "body"> }) &
  FilesOf<C>;

type Files<F extends string> = { readonly [K in F]?: Blob };
type FilesOf<C> = C extends { readonly files: readonly (infer F extends string)[] }
  ? C extends { readonly takesJson: true }
    ? { readonly files?: Files<F> }
    : { readonly files: Files<F> }
  : { readonly files?: undefined };

/** A successful answer has these fields beside `success`. */
export type AnswerOf<C extends AnyCall> = C["answer"] extends Schema ? z.output<C["answer"]> : Uint8Array;

/** Fills in parameters: `/communities/{id}/posts` with `{ id: 3 }` is `/communities/3/posts`. */
export const fillPath = (
  path: string,
  params: Readonly<Record<string, string | number>> | undefined,
): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? "")));

/** Tells whether the path names the community itself, so that the member is resolved before the operation. */
export const namesCommunity = (path: string): boolean => /^\/communities\/\{\w+\}(\/|$)/.test(path);

/** Tells whether what is sent to the call is a form of several parts. */
export const sendsForm = ({ files, takesJson }: AnyCall, sent: object | undefined): boolean =>
  files !== undefined && (!takesJson || sent !== undefined);

export const isOfficeOnly = (access: AccessRule): boolean =>
  access === "administrator" || access === "contractor";

export const needsCommunity = (access: AccessRule): boolean =>
  access === "member" || access === "alumnusMember" || access === "employeeMember" || isOfficeOnly(access);
