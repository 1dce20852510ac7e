import type { Work } from "./work.ts";

/** Something that happened, said by the feature that owns it; others hang their effects on it. */
export type DomainEvent<P> = { readonly name: string; readonly _payload?: P };
export const domainEvent = <P>(name: string): DomainEvent<P> => ({ name });

export type Listener = {
  readonly event: string;
  readonly run: (work: Work, payload: never) => Promise<void>;
};

/** Runs inside the transaction of the operation that emitted the event: both happen or neither. */
export const on = <P>(event: DomainEvent<P>, run: (work: Work, payload: P) => Promise<void>): Listener => ({
  event: event.name,
  run,
});
