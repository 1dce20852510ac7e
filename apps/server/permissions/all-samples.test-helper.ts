import { globSync } from "node:fs";
import type { OfficeRow, Sample } from "./sample.test-helper.ts";

type Beside = {
  readonly permissionSamples: readonly Sample[];
  readonly officeRow?: OfficeRow;
};
const root = new URL("../../../", import.meta.url);
const paths = globSync("features/*/contract/permission-samples.test-helper.ts", { cwd: root }).sort();
const found = await Promise.all(
  paths.map(async (path) => (await import(new URL(path, root).href)) as Beside),
);

/** Every call of the product has at least one sample, beside its contract. */
export const allSamples = found.flatMap(({ permissionSamples }) => permissionSamples);

/** Rows that a feature declares beside its samples. */
export const officeRows = found.flatMap(({ officeRow }) => officeRow ?? []);
