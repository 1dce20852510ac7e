import { linkTo } from "#kit/contract/link-to.ts";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { useInvitationMessages } from "./messages.ts";

const lists = {
  keys: "/community/communities/:id/invitations",
  alumni: "/community/communities/:id/invitations/alumni",
  employees: "/community/communities/:id/invitations/employees",
} as const;
type Props = { readonly communityId: number; readonly current: keyof typeof lists };

export function InvitationTabs({ communityId, current }: Props) {
  const { tabs } = useInvitationMessages();
  return (
    <Tabs
      label={tabs.label}
      current={current}
      tabs={(Object.keys(lists) as (keyof typeof lists)[]).map((key) => ({
        key,
        label: tabs[key],
        to: linkTo(lists[key], { id: communityId }),
      }))}
    />
  );
}
