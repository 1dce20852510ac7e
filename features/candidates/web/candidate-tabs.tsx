import { rejectionsPath } from "#features/memberships/contract/person-path.ts";
import { communityPath } from "#kit/contract/area.ts";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { useCandidateMessages } from "./messages.ts";

/** Leads from those who were rejected back to those who wait. */
export function CandidateTabs({ communityId }: { readonly communityId: number }) {
  const { list, rejected } = useCandidateMessages();
  const rejections = rejectionsPath(communityId);
  return (
    <Tabs
      label={rejected.tabs}
      current="rejected"
      tabs={[
        {
          key: "waiting",
          label: list.title,
          to: `${communityPath("community", communityId)}/alumnus_candidates_waiting_approval`,
        },
        { key: "rejected", label: rejected.tab, to: rejections },
      ]}
    />
  );
}
