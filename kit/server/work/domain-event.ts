import type { Work } from "./work.ts";

/** A domain event says that something happened; the feature that owns it emits it, and others listen. */
export type DomainEvent<P> = { readonly name: string; readonly _payload?: P };
export const domainEvent = <P>(name: string): DomainEvent<P> => ({ name });

export type Listener = {
  readonly event: string;
  readonly run: (work: Work, payload: never) => Promise<void>;
};

/** The listener runs inside the transaction of the operation that emitted the event: both happen or neither. */
export const on = <P>(event: DomainEvent<P>, run: (work: Work, payload: P) => Promise<void>): Listener => ({
  event: event.name,
  run,
});
