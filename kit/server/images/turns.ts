/**
 * Lets `running` tasks run at once and `waiting` more wait, first come first served.
 * `refuse` makes the error for those that find no place; holding every upload in memory would end the server.
 */
export function createTurns({
  running,
  waiting,
  refuse,
}: {
  running: number;
  waiting: number;
  refuse: () => Error;
}) {
  const queue: (() => void)[] = [];
  let busy = 0;

  const takeTurn = async () => {
    if (busy < running) {
      busy += 1;
      return;
    }
    if (queue.length >= waiting) throw refuse();
    await new Promise<void>((resolve) => queue.push(resolve));
  };
  /** The turn passes straight to the next one: `busy` stays, so that nobody slips in between. */
  const passTurn = () => {
    const next = queue.shift();
    if (next) next();
    else busy -= 1;
  };

  return async <T>(task: () => Promise<T>): Promise<T> => {
    await takeTurn();
    try {
      return await task();
    } finally {
      passTurn();
    }
  };
}
