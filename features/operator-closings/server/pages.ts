/** So many rows are in memory at once. */
export const PAGE = 500;

/** Reads everything page by page; each page begins after the last row of the one before. */
export async function* readAll<R>(
  readPage: (after: R | undefined, limit: number) => Promise<readonly R[]>,
): AsyncGenerator<R> {
  let after: R | undefined;
  for (;;) {
    const page = await readPage(after, PAGE);
    yield* page;
    if (page.length < PAGE) return;
    after = page.at(-1);
  }
}
