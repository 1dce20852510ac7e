import { linkTo } from "#kit/contract/link-to.ts";
import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { type TermsTab, termsTabs } from "../contract/office-calls.ts";
import { useVersionMessages } from "./version-messages.ts";

type Props = { readonly communityId: number; readonly current: TermsTab | "consents" };

/** Both documents, and who has agreed to them. R383 */
export function TermsTabs({ communityId, current }: Props) {
  const text = useVersionMessages();
  const tabs = [
    ...termsTabs.map((key) => ({
      key,
      label: text.tabs[key],
      to: linkTo("/community/communities/:id/terms_of_uses/edit", { id: communityId }, { tab: key }),
    })),
    {
      key: "consents",
      label: text.tabs.consents,
      to: linkTo("/community/communities/:id/terms_of_uses/consents", { id: communityId }),
    },
  ];
  return <Tabs label={text.title} tabs={tabs} current={current} />;
}
