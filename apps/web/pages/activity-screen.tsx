import { ActivityResult } from "#features/activity/web/index.ts";
import { bulkKinds } from "../bulk-kinds.ts";

export default function ActivityScreen() {
  return <ActivityResult kinds={bulkKinds} />;
}
