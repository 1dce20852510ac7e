import { communityPath } from "#kit/contract/area.ts";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { useInvitationMessages } from "./messages.ts";

const lists = { keys: "", alumni: "/alumni", employees: "/employees" } as const;
type Props = { readonly communityId: number; readonly current: keyof typeof lists };

export function InvitationTabs({ communityId, current }: Props) {
  const { tabs } = useInvitationMessages();
  const to = `${communityPath("community", communityId)}/invitations`;
  return (
    <Tabs
      label={tabs.label}
      current={current}
      tabs={(Object.keys(lists) as (keyof typeof lists)[]).map((key) => ({
        key,
        label: tabs[key],
        to: `${to}${lists[key]}`,
      }))}
    />
  );
}
