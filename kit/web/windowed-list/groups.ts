/** So many rows stand in one block, which is watched and laid out by itself. */
const MOST_ROWS = 10;

type Group = { readonly id: number; readonly keys: string[] };

/**
 * Rows stay in the group in which they were first, since a row that changed it would be drawn anew: what comes in above
 * or below stands in groups of its own once the one beside it is full.
 */
export function createGrouping() {
  const groupOf = new Map<string, number>();
  let newest = 0;
  return (keys: readonly string[]): readonly Group[] => {
    const groups = new Map<number, Group>();
    let last: Group | undefined;
    for (const key of keys) {
      const before = groupOf.get(key);
      const stays = before !== undefined && (before === last?.id || !groups.has(before));
      const hasRoom = before === undefined && last !== undefined && last.keys.length < MOST_ROWS;
      const id: number = stays ? before : hasRoom && last ? last.id : ++newest;
      last = groups.get(id) ?? { id, keys: [] };
      groups.set(id, last);
      last.keys.push(key);
      groupOf.set(key, id);
    }
    return [...groups.values()];
  };
}
