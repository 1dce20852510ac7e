/** This many rows form one group, which is observed and laid out by itself. */
const MOST_ROWS = 4;

type Group = { readonly id: number; readonly keys: string[] };

/**
 * A row stays in its first group, since one that moved would be rendered again: rows that come above or below get
 * groups of their own once the neighbouring group is full.
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
