import { BulkActResult } from "#features/bulk-results/web/index.ts";
import { bulkKinds } from "../bulk-kinds.ts";

export default function BulkActScreen() {
  return <BulkActResult kinds={bulkKinds} />;
}
