import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { checkImportRules } from "../../bin/import-rules.ts";

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "enishi-rules-"));
});
afterEach(() => rmSync(folder, { recursive: true }));

const plant = (files: Readonly<Record<string, string>>) => {
  for (const [path, text] of Object.entries(files)) {
    mkdirSync(dirname(join(folder, path)), { recursive: true });
    writeFileSync(join(folder, path), text);
  }
  return checkImportRules(folder).map(({ path, line, rule }) => `${path}:${line} ${rule}`);
};

const faults: readonly [what: string, path: string, text: string, rule: string][] = [
  [
    "a screen that imports an operation",
    "features/posts/web/list.tsx",
    'import { a } from "../server/list.ts";',
    "web never",
  ],
  [
    "a screen that imports the kit's server",
    "apps/web/app.tsx",
    'import "#kit/server/clock.ts";',
    "web never",
  ],
  [
    "a part of the design system on the server",
    "kit/ui/x.tsx",
    'import type { A } from "#kit/server/a.ts";',
    "web never",
  ],
  [
    "a lazy import across the sides",
    "kit/web/x.ts",
    'const a = () => import("#features/posts/server/index.ts");',
    "web never",
  ],
  [
    "an operation that imports a screen",
    "features/posts/server/a.ts",
    'export * from "../web/index.ts";',
    "server never",
  ],
  [
    "the server's start that imports the web",
    "apps/server/a.ts",
    'import "#apps/web/shell.tsx";',
    "server never",
  ],
  [
    "a contract that imports the server",
    "features/posts/contract/a.ts",
    'import "#kit/server/a.ts";',
    "a contract imports",
  ],
  ["a contract that needs Node", "kit/contract/a.ts", 'import { join } from "node:path";', "a contract runs"],
  ["a kit that knows a feature", "kit/web/a.ts", 'import "#features/posts/contract/a.ts";', "kit knows"],
  ["a kit that knows an app", "kit/server/a.ts", 'import "../../apps/server/config.ts";', "kit knows"],
  [
    "a reach inside another feature",
    "features/posts/server/a.ts",
    'import "#features/chats/server/open.ts";',
    "is reached through",
  ],
  [
    "the same by a relative path",
    "features/posts/web/a.ts",
    'import "../../chats/web/room.tsx";',
    "is reached through",
  ],
  ["a feature that knows an app", "features/posts/web/a.ts", 'import "#apps/web/table.ts";', "knows no app"],
  ["a design system that fetches", "kit/ui/a.tsx", 'import { api } from "../web/api.ts";', "only i18n"],
  [
    "a migration that imports",
    "db/migrations/0001.ts",
    'import { sql } from "kysely";',
    "a migration imports",
  ],
  [
    "a product that imports its tools",
    "apps/server/a.ts",
    'import "../../bin/lib/root.ts";',
    "never imports its tools",
  ],
  ["a product that imports the cast", "apps/server/a.ts", 'import "#kit/testing/cast.ts";', "only tests"],
  ["SQL in an operation", "features/posts/server/a.ts", "await sql<Row>`select 1`;", "SQL stands"],
  ["a builder in an operation", "features/posts/server/a.ts", 'db\n  .selectFrom("posts")', "SQL stands"],
  [
    "a role judged in a screen",
    "features/posts/web/a.tsx",
    'const b = me.role === "administrator";',
    "only a policy",
  ],
  [
    "a role judged in an operation",
    "features/posts/server/a.ts",
    'if (actor.role !== "member") x();',
    "only a policy",
  ],
  [
    "a type named for the moment it is needed in",
    "features/posts/server/a.ts",
    "export type Wanted = { readonly id: number };",
    "named for what it holds",
  ],
  [
    "an old word of the imports",
    "features/people-imports/server/a.ts",
    "function mendRow(row: Row) {}",
    "imports speak of correct",
  ],
  [
    "an old word of the kit",
    "kit/server/a.ts",
    "export type Doer = { readonly id: number };",
    "say partition",
  ],
  [
    "an event that nobody waits for",
    "features/posts/server/a.ts",
    "if (isNew) work.emit(liked, a);",
    "await it",
  ],
  [
    "a call sent past the kit",
    "features/posts/web/a.tsx",
    "const act = useMutation({ mutationFn });",
    "goes by the kit",
  ],
  ["a form of a screen's own", "apps/web/a.tsx", "return <form onSubmit={a}>{b}</form>;", "goes by the kit"],
  [
    "an answer dropped past the kit",
    "features/posts/web/a.ts",
    "void cache.invalidateQueries({ queryKey });",
    "goes by the kit",
  ],
  [
    "a feature under another name than its folder's",
    "features/own-data/server/feature.ts",
    'export const feature: Feature = { name: "ownData", routes: [] };',
    "its folder's name (ownData)",
  ],
  [
    "a feature where nobody finds it",
    "features/own-data/server/index.ts",
    'export const feature: Feature = { name: "own-data", routes: [] };',
    "server/feature.ts",
  ],
];

describe("import rules", () => {
  it.each(faults)("catch %s", (_, path, text, rule) => {
    const found = plant({ [path]: `// a first line\n\n${text}\n` });
    expect(found).toHaveLength(1);
    expect(found[0]).toContain(rule);
    expect(found[0]).toMatch(new RegExp(`^${path}:[34] `));
  });

  it("catch features that import each other over a round, types included, once and at its thinnest arrow", () => {
    const found = plant({
      "features/posts/contract/a.ts": 'import "#features/reactions/contract/a.ts";',
      "features/posts/web/a.ts":
        'import type { A } from "#features/reactions/contract/a.ts";\nimport "#features/reactions/web/index.ts";',
      "features/reactions/web/index.ts":
        'import "#features/chats/contract/a.ts";\nimport "#features/chats/web/index.ts";',
      "features/chats/server/a.ts": '\nimport type { P } from "#features/posts/contract/a.ts";',
      "features/chats/server/a.test.ts": 'import "#features/reactions/contract/a.ts";',
    });
    expect(found).toEqual([
      "features/chats/server/a.ts:2 features import each other: chats → posts → reactions → chats; thinnest where chats imports features/posts/contract/a.ts (1 in all)",
    ]);
  });

  it("catch an import from a layer above, types included, and let one be that leads down or stays (docs/architecture.md)", () => {
    const found = plant({
      "features/posts/web/a.ts": 'import type { A } from "#features/profiles/contract/a.ts";',
      "features/people/server/a.ts":
        'import "#features/posts/server/index.ts";\nimport "#features/operator-desk/contract/a.ts";',
      "features/paper-cranes/web/a.ts":
        'import "#features/audit-log/contract/a.ts";\nimport "#features/login/contract/a.ts";',
      "features/operator-desk/server/a.ts": 'import "#features/paper-cranes/server/index.ts";',
      "features/accounts/server/a.test.ts": 'import "#features/people/server/index.ts";',
    });
    expect(found.map((one) => one.split(":").slice(0, 2).join(":"))).toEqual([
      "features/people/server/a.ts:2 people (office) imports up from operator-desk (operator)",
      "features/posts/web/a.ts:1 posts (conversation) imports up from profiles (membership)",
    ]);
  });

  it("catch a second writer of a table, however it writes", () => {
    const writers = {
      "features/posts/server/a.sql.ts": 'db.insertInto("posts").values(post);',
      "features/chats/server/a.sql.ts": "sql`\n  update posts p set title = ''`;",
      "features/groups/server/a.sql.ts": 'insertOnce(db, "posts", post, ["client_id"]);',
      "kit/server/a.sql.ts": 'statement("forget_posts", "delete from posts where id = $1");',
    };
    const rule = "the table posts is written by chats, groups, kit, posts: one owner writes it";
    expect(plant(writers)).toEqual([
      `features/chats/server/a.sql.ts:2 ${rule}`,
      `features/groups/server/a.sql.ts:1 ${rule}`,
      `features/posts/server/a.sql.ts:1 ${rule}`,
      `kit/server/a.sql.ts:1 ${rule}`,
    ]);
  });

  it("catch a function of the database that writes another feature's table, or that nobody owns", () => {
    const body = (name: string, statement: string) =>
      `create or replace function ${name}()\n returns trigger\nas $function$\nbegin\n  ${statement};\nend $function$;\n`;
    const found = plant({
      "features/posts/server/a.sql.ts": 'db.insertInto("posts").values(post);',
      "db/schema.sql":
        body("forget_social_logins", "update posts p set title = ''") +
        body("forget_something", "delete from likes where id = old.id"),
    });
    const rule = "the table posts is written by posts, social-logins: one owner writes it";
    expect(found).toEqual([
      "db/schema.sql:11 the function forget_something writes likes: name its feature in bin/import-rules/database-functions.ts",
      `features/posts/server/a.sql.ts:1 ${rule}`,
      `db/schema.sql:5 ${rule}`,
    ]);
  });

  it("catch a statement of the kit that reads a feature's table", () => {
    const found = plant({
      "features/posts/server/a.sql.ts": 'db.insertInto("posts").values(post);',
      "features/memberships/server/a.sql.ts": 'db.insertInto("memberships").values(one);',
      "kit/server/a.sql.ts": "sql`select 1 from memberships m join posts p on p.id = m.id`",
    });
    expect(found).toEqual(["kit/server/a.sql.ts:1 the kit knows no feature: posts is of posts"]);
  });

  it("catch a name that two exported types share", () => {
    const found = plant({
      "features/posts/server/a.ts": "export type Row = { readonly id: number };",
      "features/chats/server/a.ts": "type Page = object;\nexport type Row = { readonly room: number };",
    });
    expect(found).toEqual([
      "features/posts/server/a.ts:1 the type Row is exported by features/chats/server/a.ts too: name what each holds",
    ]);
  });

  it("let stand what the house allows", () => {
    const found = plant({
      "features/posts/contract/a.ts":
        'import * as z from "zod/mini";\nimport "#kit/contract/call.ts";\nimport "#features/chats/contract/room.ts";',
      "features/posts/server/a.sql.ts":
        'export const all = sql`select 1 for update`;\ndb.updateTable("posts").set({});\nsql`insert into posts (id) values (1) on conflict do update set id = 1`;',
      "features/chats/server/a.sql.ts": 'db.selectFrom("posts");',
      "features/chats/server/a.test-helper.ts": 'db.deleteFrom("posts");',
      "features/posts/server/a.ts":
        'import "#features/chats/server/index.ts";\nimport "../contract/a.ts";\nimport "./a.sql.ts";',
      "features/posts/server/policy.ts": 'export const may = (a: A) => a.role === "administrator";',
      "features/posts/server/a.test.ts":
        'import "#kit/testing/cast.ts";\nimport "#apps/server/features.ts";\nsql`select 1`;',
      "features/posts/web/a.tsx": 'import type { B } from "./b.ts";\nimport "#kit/ui/button/button.tsx";',
      "features/posts/web/b.ts": 'import { a } from "./a.tsx";',
      "kit/ui/a.tsx": 'import { useText } from "#kit/web/i18n.ts";',
      "apps/web/app.tsx":
        'const screen = () => import("#features/posts/web/screens/list.tsx");\n// import "#kit/server/x.ts"',
      "db/migrations/0001_posts.sql": "create table posts (id int);",
    });
    expect(found).toEqual([]);
  });
});
