import type { Fault } from "#kit/contract/fields/field-errors.ts";
import type { Bounds, Most } from "./bounds.ts";

/** Stands for a value that was refused by its length or kind. No rule accepts it, and no rule fails on it. */
class Refused {
  readonly fault: Fault | undefined;
  constructor(fault?: Fault) {
    this.fault = fault;
  }
  [Symbol.toPrimitive](hint: string): number | string {
    return hint === "number" ? Number.NaN : "";
  }
}

/** Where the contract takes no text at all, only a short one reaches zod, which would count the characters of any. */
const NO_TEXT: Most = { most: 100 };

/** Replaces every part of the value that is longer than its bounds, reading nothing of it but its length. */
export function refuseOverlong(value: unknown, bounds: Bounds): unknown {
  if (typeof value === "string") return refusal(value, bounds.text ?? NO_TEXT) ?? value;
  if (Array.isArray(value)) return refuseInList(value, bounds);
  if (typeof value === "boolean") return bounds.converts ? new Refused() : value;
  if (value === null) return bounds.converts && !bounds.takesNull ? new Refused() : value;
  if (typeof value !== "object") return value;
  if (bounds.converts && !bounds.fields) return new Refused();
  const fields = value as Record<string, unknown>;
  for (const [name, inner] of bounds.fields ?? [])
    if (Object.hasOwn(fields, name)) fields[name] = refuseOverlong(fields[name], inner);
  return value;
}

function refuseInList(list: unknown[], { list: bound, converts }: Bounds): unknown {
  if (!bound) return converts ? new Refused() : list;
  const refused = refusal(list, bound);
  if (refused) return refused;
  for (const [index, element] of list.entries()) list[index] = refuseOverlong(element, bound.element);
  return list;
}

const refusal = ({ length }: { readonly length: number }, bound: Most | undefined): Refused | undefined =>
  bound && length > bound.most ? new Refused(bound.fault?.(length)) : undefined;

/** Returns the fault of what was refused at the path or on the way to it. */
export function refusedAt(value: unknown, path: readonly PropertyKey[]): Fault | undefined {
  let here: unknown = value;
  for (const key of path) {
    if (typeof here !== "object" || here === null || here instanceof Refused) break;
    here = (here as Record<PropertyKey, unknown>)[key];
  }
  return here instanceof Refused ? here.fault : undefined;
}
