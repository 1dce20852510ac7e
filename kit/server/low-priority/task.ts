export type Task = { readonly name: string; readonly input: unknown };
/** `cpuMs` is the processor time it took, in milliseconds. */
export type Answer = { readonly value?: unknown; readonly error?: unknown; readonly cpuMs: number };

/** How a process ends itself when a task has taken more of the processor than it may. */
export const OVERSPENT = 75;
