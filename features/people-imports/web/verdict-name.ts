import type { ImportView } from "../contract/calls.ts";
import type { ImportVerdict } from "../contract/fields.ts";
import { useImportMessages } from "./messages.ts";

/** Returns the name of a verdict; who is of the other kind depends on the kind of the import. */
export function useVerdictName({ kind }: Pick<ImportView, "kind">): (verdict: ImportVerdict) => string {
  const { verdicts, otherKinds } = useImportMessages();
  return (verdict) => (verdict === "other_kind" ? otherKinds[kind].short : verdicts[verdict]);
}
