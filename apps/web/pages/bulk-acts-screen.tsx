import { BulkActs } from "#features/bulk-results/web/index.ts";
import { bulkKinds } from "../bulk-kinds.ts";

export default function BulkActsScreen() {
  return <BulkActs kinds={bulkKinds} />;
}
