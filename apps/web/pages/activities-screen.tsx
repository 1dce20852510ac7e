import { Activities } from "#features/activity/web/index.ts";
import { bulkKinds } from "../bulk-kinds.ts";

export default function ActivitiesScreen() {
  return <Activities kinds={bulkKinds} />;
}
