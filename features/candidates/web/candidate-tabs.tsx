import { linkTo } from "#kit/contract/link-to.ts";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { useCandidateMessages } from "./messages.ts";

/** Leads from those who were rejected back to those who wait. */
export function CandidateTabs({ communityId }: { readonly communityId: number }) {
  const { list, rejected } = useCandidateMessages();
  const rejections = linkTo("/community/communities/:id/alumnus_candidates_waiting_approval/rejected", {
    id: communityId,
  });
  return (
    <Tabs
      label={rejected.tabs}
      current="rejected"
      tabs={[
        {
          key: "waiting",
          label: list.title,
          to: linkTo("/community/communities/:id/alumnus_candidates_waiting_approval", { id: communityId }),
        },
        { key: "rejected", label: rejected.tab, to: rejections },
      ]}
    />
  );
}
