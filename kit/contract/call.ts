import * as z from "zod/mini";
import type { ErrorCode } from "./errors.ts";

export type Method = "GET" | "POST" | "PUT" | "DELETE";

/**
 * Who may make a call, before any row is looked at. `member` and the roles above it are meant within the
 * community of the path (`/communities/{id}/…`) or, for other paths, of the row the operation enters.
 */
export const accessRules = [
  "public",
  "account",
  "alumnus",
  "employee",
  "operator",
  "member",
  "alumnusMember",
  "employeeMember",
  "administrator",
  "contractor",
] as const;
export type Access = (typeof accessRules)[number];

/** How often one person or address may make the call; the figures stand in `kit/server/rate/rate-classes.ts`. */
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
  /** Under `/api`; `{name}` is a parameter, an integer id unless `params` says otherwise. */
  readonly path: P;
  /** The path of the documents, where one of theirs stands for several calls: `/communities/{id}/applicants/{action}`. */
  readonly documented?: string | undefined;
  readonly access: Access;
  /** `read` for a GET and `write` for any other where nothing else is said. */
  readonly rate?: RateClass;
  /** One line for the generated documentation. */
  readonly summary: string;
  readonly params?: { readonly [K in ParamNames<P>]?: Schema };
  readonly query?: Schema;
  readonly body?: Schema;
  /** A body that is taken as bytes and no JSON; a large one loses its end. */
  readonly bodyType?: "message/rfc822";
  /** Named files of a multipart body; the other parts are parsed by `body`. */
  readonly files?: readonly string[];
  /** The fields beside `success`, where there are any; `binary` for a file. */
  readonly answer?: Schema | "binary";
  readonly errors?: readonly ErrorCode[];
  /**
   * What an administrator's call is called in the audit log, whose words are in `features/audit-log/contract/acts.ts`;
   * `false` where it changes nothing. Said by every call of administrators that is no GET, and by a GET that is kept too.
   */
  readonly act?: string | false;
  /** Paths of the calls that answer otherwise afterwards; `useAction`, `useForm` and, of a GET, `useCall` read them anew. */
  readonly changes?: readonly string[] | "everything";
  /** Sent by mail programs (RFC 8058) and mail servers, without our headers: whatever it does, its token alone allows it. */
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

/** Declares a call: server route, typed client, form validation, OpenAPI and permission page derive from it. */
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

/** What the operation gets: parsed and converted. */
export type ParsedInput<C extends AnyCall> = {
  readonly params: ParamsOf<C>;
  readonly query: OutputOf<C, "query">;
  readonly body: OutputOf<C, "body">;
  readonly files: C extends { readonly files: readonly (infer F extends string)[] }
    ? { readonly [K in F]?: UploadedFile }
    : undefined;
};

/** What the browser sends. */
export type CallInput<C extends AnyCall> = ([ParamNames<C["path"]>] extends [never]
  ? { readonly params?: undefined }
  : { readonly params: { readonly [K in ParamNames<C["path"]>]: string | number } }) &
  (undefined extends InputOf<C, "query">
    ? { readonly query?: InputOf<C, "query"> }
    : { readonly query?: InputOf<C, "query"> }) &
  (undefined extends InputOf<C, "body">
    ? { readonly body?: InputOf<C, "body"> }
    : { readonly body: InputOf<C, "body"> }) &
  (C extends { readonly files: readonly (infer F extends string)[] }
    ? { readonly files: { readonly [K in F]?: Blob } }
    : { readonly files?: undefined });

/** The fields of a successful answer beside `success`. */
export type AnswerOf<C extends AnyCall> = C["answer"] extends Schema ? z.output<C["answer"]> : Uint8Array;

/** `/communities/{id}/posts` with `{ id: 3 }` is `/communities/3/posts`. */
export const fillPath = (
  path: string,
  params: Readonly<Record<string, string | number>> | undefined,
): string =>
  path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(params?.[name] ?? "")));

/** Whether the path names the community itself, so that the actor can be resolved before the operation. */
export const namesCommunity = (path: string): boolean => /^\/communities\/\{\w+\}(\/|$)/.test(path);

/** Whether nobody but administrators may make it. */
export const isOfficeOnly = (access: Access): boolean =>
  access === "administrator" || access === "contractor";

export const needsCommunity = (access: Access): boolean =>
  access === "member" || access === "alumnusMember" || access === "employeeMember" || isOfficeOnly(access);
