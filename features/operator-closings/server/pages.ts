/** So many rows are read at once; two such pages are in memory. */
export const PAGE = 500;

/** Reads everything page by page; each page begins after the last row of the one before. The next is read meanwhile. */
export async function* readPages<R>(
  readPage: (after: R | undefined, limit: number) => Promise<readonly R[]>,
): AsyncGenerator<readonly R[]> {
  let page = await readPage(undefined, PAGE);
  while (page.length === PAGE) {
    const next = readPage(page.at(-1), PAGE);
    // Where nobody reads on, nobody waits for its failure.
    next.catch(() => {});
    yield page;
    page = await next;
  }
  yield page;
}

export async function* readAll<R>(...reading: Parameters<typeof readPages<R>>): AsyncGenerator<R> {
  for await (const page of readPages(...reading)) yield* page;
}
