import * as z from "zod/mini";
import { type Fault, fault } from "./field-errors.ts";
import { unitsPerCharacter } from "./limits.ts";

/**
 * A bound is the longest value that may arrive in a field before it is parsed: UTF-16 units of a text, elements of an
 * array. It is more than the field's own limit, since what is dropped (spaces around, blank tags) arrives too.
 */
export type Bound = { readonly most: number; readonly fault: (length: number) => Fault };

const declared = new WeakMap<object, Bound>();

/** Returns the bound that a check declares, if any. */
export const boundOf = (check: object): Bound | undefined => declared.get(check);

/** The check accepts everything, so that forms keep their messages; only the server applies the bound. */
function declare<T>(bound: Bound) {
  const check = z.check<T>(() => undefined);
  declared.set(check, bound);
  return check;
}

type Options = { readonly most?: number | undefined; readonly tooLong?: Fault | undefined };

/** Declares the bound of a text of at most `max` user-perceived characters. */
export const textBound = (max: number, { most = max * unitsPerCharacter, tooLong }: Options = {}) =>
  declare<string>({ most, fault: (length) => tooLong ?? fault("TOO_LONG", { max, length }) });

/** Declares the bound of an array of at most `max` elements after some are dropped. */
export const listBound = <T>(max: number, most: number) =>
  declare<T[]>({ most, fault: () => fault("TOO_MANY", { max }) });
