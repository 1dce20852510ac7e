import type * as z from "zod/mini";
import type { AnyCall } from "#kit/contract/call.ts";
import { openPostgres } from "#kit/server/database/postgres.ts";
import { cast } from "#kit/testing/cast.ts";
import { seedPerson } from "#kit/testing/seed-cast.ts";
import type { BenchData } from "../data.ts";

export const administratorToken = "bench-administrator";
export const operatorToken = "bench-operator";

/** Returns a choice where the path has one, else the first row of what it names. */
export function paramsOf({ path, params = {} }: AnyCall): Record<string, string | number> {
  const schemas: Record<string, z.core.$ZodType | undefined> = params;
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  return Object.fromEntries(
    names.map((name) => {
      const { def } = (schemas[name]?._zod ?? { def: undefined }) as {
        def?: { entries?: Record<string, string> };
      };
      return [name, Object.values(def?.entries ?? {})[0] ?? 1];
    }),
  );
}

/** Adds people who may make the calls of administrators and the operator, besides the alumnus of the data. */
export async function seedPeople(data: BenchData): Promise<void> {
  const database = await openPostgres(data.url);
  const communities = new Map([["aoba" as const, data.communityId]]);
  await seedPerson(
    database.kysely,
    administratorToken,
    { ...cast.makoto, email: "contractor@bench.example" },
    communities,
  );
  await seedPerson(
    database.kysely,
    operatorToken,
    { ...cast.unei, email: "operator@bench.example" },
    communities,
  );
  await database.close();
}
