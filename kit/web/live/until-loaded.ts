const AGAIN_MS = 10_000;

/** Loads a script however often the network fails: again as soon as it is back, or after ten seconds. */
export async function untilLoaded<T>(load: () => Promise<T>, onFailed: () => void): Promise<T> {
  for (;;) {
    try {
      return await load();
    } catch {
      onFailed();
      await networkOrAWhile();
    }
  }
}

const networkOrAWhile = (): Promise<void> =>
  new Promise((resolve) => {
    const go = () => {
      clearTimeout(timer);
      removeEventListener("online", go);
      resolve();
    };
    const timer = setTimeout(go, AGAIN_MS);
    addEventListener("online", go);
  });
