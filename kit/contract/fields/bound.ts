import * as z from "zod/mini";
import { type Fault, fault } from "./field-errors.ts";
import { unitsPerCharacter } from "./limits.ts";

/**
 * The most that may arrive in a field before any of it is looked at: UTF-16 units of a text, elements of an array.
 * It is more than the field's own limit, since what is let go (spaces around, blank tags) has to arrive first.
 */
export type Bound = { readonly most: number; readonly fault: (length: number) => Fault };

const declared = new WeakMap<object, Bound>();

/** What a check declares, if it is such a declaration. */
export const boundOf = (check: object): Bound | undefined => declared.get(check);

/** Checks nothing itself, so that a form says what it always said; the server refuses by it (`kit/server/http/bounds.ts`). */
function declare<T>(bound: Bound) {
  const check = z.check<T>(() => undefined);
  declared.set(check, bound);
  return check;
}

type Options = { readonly most?: number | undefined; readonly tooLong?: Fault | undefined };

/** For a text of at most `max` user-perceived characters. */
export const textBound = (max: number, { most = max * unitsPerCharacter, tooLong }: Options = {}) =>
  declare<string>({ most, fault: (length) => tooLong ?? fault("TOO_LONG", { max, length }) });

/** For an array of at most `max` elements once those that are let go are gone. */
export const listBound = <T>(max: number, most: number) =>
  declare<T[]>({ most, fault: () => fault("TOO_MANY", { max }) });
