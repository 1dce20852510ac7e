export type Deadline = {
  readonly leftMs: () => number;
  /** Returns whether the work ended in time, well or not; it goes on either way. */
  readonly holds: (work: Promise<unknown>) => Promise<boolean>;
};

/** Creates one time limit over several steps, counted from now. */
export function createDeadline(withinMs: number): Deadline {
  const end = performance.now() + withinMs;
  const leftMs = () => Math.max(0, end - performance.now());
  return {
    leftMs,
    holds: async (work) => {
      const { promise: late, resolve } = Promise.withResolvers<false>();
      const timer = setTimeout(() => resolve(false), leftMs());
      const done = work.then(
        () => true,
        () => true,
      );
      return Promise.race([done, late]).finally(() => clearTimeout(timer));
    },
  };
}
