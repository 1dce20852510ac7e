import * as z from "zod/mini";
import { textBound } from "#kit/contract/fields/bound.ts";
import { fault } from "#kit/contract/fields/field-errors.ts";
import { rule } from "#kit/contract/fields/field-schema.ts";
import type { Language } from "#kit/contract/language.ts";
import { allWords } from "./all-words.ts";

const NAME_LENGTH = 100;
const unknownAct = fault("INVALID_CHOICE");

export const actNames = (): string[] => Object.keys(allWords().acts).toSorted();

export const exportActs = (): string[] => actNames().filter((name) => name.startsWith("export"));

/** A retired act is shown by its name. */
export const actWords = (act: string, language: Language): string => allWords().acts[act]?.[language] ?? act;

/** It is one of the acts, all of which are known only when every contract has been loaded. */
export const actName = z.string({ error: unknownAct.code }).check(
  textBound(NAME_LENGTH, { tooLong: unknownAct }),
  rule<string>((name) => (Object.hasOwn(allWords().acts, name) ? undefined : unknownAct)),
);
