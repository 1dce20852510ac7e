import { readTabDraft, removeTabDraft, writeTabDraft } from "./tab-draft.ts";

type Filled = { readonly values: object };

/**
 * A form that a guest fills in over several screens, kept for the tab at every step. What is secret lives in the page
 * alone: going on to the confirmation and back keeps it, a reload does not.
 */
export function createGuestForm<D extends Filled>(
  key: string,
  secretNames: readonly (keyof D["values"] & string)[],
) {
  let secrets: Partial<D["values"]> = {};
  const isSecret = (name: string) => (secretNames as readonly string[]).includes(name);
  const pick = (values: object, wanted: boolean) =>
    Object.fromEntries(Object.entries(values).filter(([name]) => isSecret(name) === wanted));
  return {
    read(): D | null {
      const kept = readTabDraft<D>(key);
      return kept && { ...kept, values: { ...kept.values, ...secrets } };
    },
    keep(draft: D): void {
      secrets = pick(draft.values, true) as Partial<D["values"]>;
      writeTabDraft(key, { ...draft, values: pick(draft.values, false) });
    },
    remove(): void {
      secrets = {};
      removeTabDraft(key);
    },
  };
}
