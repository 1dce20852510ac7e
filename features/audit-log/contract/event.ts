import * as z from "zod/mini";

/** So the person was called then; the name is null once they have closed their account. */
const person = z.object({
  user_id: z.number(),
  number: z.nullable(z.number()),
  name: z.nullable(z.string()),
});

/** Holds for each field the value before and after, or null where they were erased. */
export const changes = z.record(z.string(), z.nullable(z.tuple([z.unknown(), z.unknown()])));

/** A target of an event. */
export const targetParts = {
  /** It has no id where there are several. */
  target: z.object({ kind: z.string(), id: z.nullable(z.number()) }),
  /** The target belongs to this member, if to any. */
  whose: z.nullable(person),
  changes: z.nullable(changes),
};
export const eventParts = {
  id: z.number(),
  actor: z.nullable(person),
  /** The provider's operator has done it; the community is not told who of them. */
  is_by_operator: z.boolean(),
  ...targetParts,
  /** The event has so many targets; the rest of it is about the first, or the first that belongs to whom one asks for. */
  targets: z.number(),
  bulk_act_id: z.nullable(z.number()),
};
const parts = z.object(eventParts);
type Parts = z.output<typeof parts>;

export type EventPerson = Parts["actor"];
export type DoneBy = Pick<Parts, "actor" | "is_by_operator">;
export type FieldChanges = Pick<Parts, "changes"> & { readonly act?: string };
/** Without a number of targets it is about one. */
export type About = Pick<Parts, "target" | "whose"> & { readonly targets?: number };
