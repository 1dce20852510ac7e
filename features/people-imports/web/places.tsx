import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { ImportView } from "../contract/calls.ts";
import { useImportMessages } from "./messages.ts";

/** Says before anything is imported that not everybody will find a place in the community. */
export function Places({ view: { counts, places, state } }: { readonly view: ImportView }) {
  const text = useImportMessages();
  const free = Math.max(0, places.limit - places.taken);
  const added = counts?.new ?? 0;
  if (state !== "checked" || added <= free) return null;
  const [left, limit, over] = [free, places.limit, added - free].map((count) => count.toLocaleString());
  return (
    <NoticeBox>
      {text.tooFew(left ?? "", limit ?? "", { added: added.toLocaleString(), over: over ?? "" })}
    </NoticeBox>
  );
}
