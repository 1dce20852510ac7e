import { Tabs } from "#kit/ui/tabs/tabs.tsx";
import { type TermsTab, termsTabs } from "../contract/office-calls.ts";
import { termsPaths } from "../contract/paths.ts";
import { useOfficeTermsMessages } from "./office-messages.ts";

type Props = { readonly communityId: number; readonly current: TermsTab | "consents" };

/** Both documents, and who has agreed to them. R383 */
export function TermsTabs({ communityId, current }: Props) {
  const text = useOfficeTermsMessages();
  const { edit, consents } = termsPaths(communityId);
  const tabs = [
    ...termsTabs.map((key) => ({ key, label: text.tabs[key], to: `${edit}?tab=${key}` })),
    { key: "consents", label: text.tabs.consents, to: consents },
  ];
  return <Tabs label={text.title} tabs={tabs} current={current} />;
}
