import { readTabDraft, removeTabDraft, writeTabDraft } from "./tab-draft.ts";

type Filled = { readonly values: object };

/**
 * Keeps a guest's form over several screens, in this tab, at every step. Secrets stay in the page's memory alone: going
 * to the confirmation and back keeps them, a reload does not.
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
