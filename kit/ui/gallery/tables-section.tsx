import { useSearchParams } from "react-router";
import { Tabs } from "../tabs/tabs.tsx";
import { useGalleryMessages } from "./messages.ts";
import { Sample, Section } from "./section.tsx";

export function TablesSection() {
  const text = useGalleryMessages();
  const [search] = useSearchParams();
  const tabs = (["all", "article", "recruitment", "job", "keep", "official"] as const).map((key) => ({
    key,
    label: text.tabs[key],
    to: `?tab=${key}`,
    ...(key === "recruitment" ? { badge: 3 } : {}),
  }));
  return (
    <Section title={text.sections.tables}>
      <Sample name="Tabs">
        <Tabs label={text.sections.tables} tabs={tabs} current={search.get("tab") ?? "all"} />
      </Sample>
    </Section>
  );
}
