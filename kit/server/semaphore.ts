type Limits = {
  /** At most this much may run at once, in tasks or in the unit of their sizes. */
  readonly running: number;
  readonly waiting: number;
  /** Makes the error for tasks that find no place. */
  readonly refuse: () => Error;
};
type WithSlot = <T>(task: () => Promise<T>, size?: number) => Promise<T>;

/**
 * Lets tasks run at once up to `running`, while `waiting` more wait in order: an endless queue would exhaust the
 * server's memory. A task larger than `running` runs alone.
 */
export function createSemaphore({ running, waiting, refuse }: Limits): WithSlot {
  const queue: { readonly size: number; readonly begin: () => void }[] = [];
  let busy = 0;
  const fits = (size: number) => busy === 0 || busy + size <= running;

  const acquire = async (size: number) => {
    if (queue.length === 0 && fits(size)) {
      busy += size;
      return;
    }
    if (queue.length >= waiting) throw refuse();
    await new Promise<void>((begin) => queue.push({ size, begin }));
  };
  /** A slot passes straight to the next task and counts as `busy` at once, so that nobody slips in between. */
  const release = (size: number) => {
    busy -= size;
    for (let [next] = queue; next && fits(next.size); [next] = queue) {
      queue.shift();
      busy += next.size;
      next.begin();
    }
  };

  return async (task, size = 1) => {
    await acquire(size);
    try {
      return await task();
    } finally {
      release(size);
    }
  };
}

/** Keeps a semaphore for each key, so that keys do not wait for each other; an idle key is forgotten. */
export function createKeyedSemaphore(limits: Limits): <T>(key: string, task: () => Promise<T>) => Promise<T> {
  const kept = new Map<string, { readonly withSlot: WithSlot; tasks: number }>();
  return async (key, task) => {
    const held = kept.get(key) ?? { withSlot: createSemaphore(limits), tasks: 0 };
    kept.set(key, held);
    held.tasks += 1;
    try {
      return await held.withSlot(task);
    } finally {
      held.tasks -= 1;
      if (held.tasks === 0) kept.delete(key);
    }
  };
}
