import type { Finding } from "../import-rules.ts";
import { isTest, placeOf } from "./place.ts";
import { lineAt, type Source } from "./source.ts";

type ContentRule = { readonly sign: RegExp; readonly rule: string; readonly home: (path: string) => boolean };

const holdsSql = (path: string): boolean =>
  path.endsWith(".sql.ts") || /^(kit\/server\/(db|database)|db|kit\/testing|bench|bin|e2e)\//.test(path);

const judgesRoles = (path: string): boolean =>
  /\/policy(\.ts|\/)|[-.]policy\.ts$/.test(path) ||
  /^kit\/server\/(access\/|actor)/.test(path) ||
  path.startsWith("bin/");

const rules: readonly ContentRule[] = [
  {
    sign: /\bsql(<[^`]*>)?`|\bsql\.raw\(|\.(selectFrom|insertInto|updateTable|deleteFrom)\(/g,
    rule: "SQL stands in *.sql.ts",
    home: holdsSql,
  },
  {
    sign: /\.role\s*[!=]==?|\bswitch\s*\([^)]*\.role\)/g,
    rule: "only a policy judges a role; elsewhere ask for an ability",
    home: judgesRoles,
  },
  {
    sign: /^ *(?:if \(.*\) )?\w+\.emit\(/gm,
    rule: "an event is heard before the operation goes on: await it",
    home: (path) => !/^(features|db)\//.test(path),
  },
  {
    sign: /\b(?:useMutation|useInfiniteQuery)\b|\.(?:invalidateQueries|refetchQueries)\(|<(?:form|ConfirmDialog)\b/g,
    rule: "what is asked, sent and read anew goes by the kit: useAction, useForm and Form, useListCall, refresh",
    home: (path) => !/^(features|apps)\//.test(path),
  },
  {
    sign: /\buse(?:Suspense)?(?:Query|Queries)\b|\.(?:[gs]et(?:Query|Queries)Data|(?:remove|reset)Queries|fetchQuery)\b/g,
    rule: "the query cache is read and changed by the kit: useCall, fetchCall, cachedRows, changeAnswers, forget",
    // Answers of a chat are merged into what is cached, as nothing else is.
    home: (path) =>
      !/^(features|apps)\//.test(path) || /^features\/chats\/web\/(chat-calls|use-chat)\.ts$/.test(path),
  },
  {
    // Calls and columns that were named before stay as they are.
    sign: /\b(?:function|const|type|let) (?!mendImportedRow\b|damages\b)\w*(?:[Mm]end(?!s\b)|[Dd]amage|[Jj]udge|[Tt]wins?\b|[Pp]ieces?\b|takeBack)\w*/g,
    rule: "imports speak of correct, defect, evaluate, duplicates, chunks and revert",
    home: (path) => !path.startsWith("features/people-imports/"),
  },
  {
    sign: /^(?:export )?(?:type (?:Doer|Going|Sift\w*)|(?:async )?function sift\w*|const sift\w*)\b/gm,
    rule: "say partition for sift, RequestActor for Doer, NeighbourNavigation for Going",
    home: () => false,
  },
  {
    sign: /^(?:export )?type (?:Asked|Wanted|Known|Which|Whose|Said|Told)\b/gm,
    rule: "a type is named for what it holds, not for the moment it is needed in",
    home: () => false,
  },
];

const named = /: Feature = \{\s*name: "([^"]*)"/g;

/** Documents and logs name features, and readers look for the folder. */
const nameFaults = ({ path, text }: Source): Finding[] =>
  [...text.matchAll(named)]
    .filter(([, name]) => path.startsWith("features/") && placeOf(path)?.feature !== name)
    .map((match) => ({
      path,
      line: lineAt(text, match.index),
      rule: `a feature's name is its folder's name (${match[1]})`,
    }));

/** The server finds features by their folders, so one that stands elsewhere would not be served. */
const placeFaults = ({ path, text }: Source): Finding[] =>
  [...text.matchAll(named)]
    .filter(() => path.startsWith("features/") && !/^features\/[^/]+\/server\/feature\.ts$/.test(path))
    .map((match) => ({
      path,
      line: lineAt(text, match.index),
      rule: "a feature stands in its server/feature.ts, as `feature`",
    }));

/** Returns the faults that no import shows. Tests may read rows and roles as they like. */
export function contentFaults(source: Source): Finding[] {
  const { path, text } = source;
  if (isTest(path)) return [];
  const faults = rules
    .filter(({ home }) => !home(path))
    .flatMap(({ sign, rule }) =>
      [...text.matchAll(sign)].map((match) => ({
        path,
        line: lineAt(text, match.index),
        rule: `${rule} (${match[0].trim()})`,
      })),
    );
  return [...faults, ...nameFaults(source), ...placeFaults(source)];
}

/** Returns the exported types whose name another file has exported before. */
export function doubleTypes(sources: readonly Source[]): Finding[] {
  const homes = new Map<string, string>();
  return sources.flatMap(({ path, text }) =>
    [...text.matchAll(/^export (?:type|interface) (\w+)/gm)].flatMap(({ 1: name = "", index }) => {
      const home = homes.get(name);
      if (home === undefined) homes.set(name, path);
      return home === undefined
        ? []
        : [
            {
              path,
              line: lineAt(text, index),
              rule: `the type ${name} is exported by ${home} too: name what each holds`,
            },
          ];
    }),
  );
}
