export type Task = { readonly name: string; readonly input: unknown };
/** `cpuMs` is the processor time of the task in milliseconds. */
export type Answer = { readonly value?: unknown; readonly error?: unknown; readonly cpuMs: number };

/** A process exits with this code when its task has used more processor time than it may. */
export const OVERSPENT = 75;
