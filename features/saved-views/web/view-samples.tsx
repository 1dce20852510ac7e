import { useGalleryMessages } from "#kit/ui/gallery/messages.ts";
import { Sample, Section } from "#kit/ui/gallery/section.tsx";
import { useSavedViewMessages } from "./messages.ts";
import { ViewBar } from "./view-bar.tsx";

const nothing = () => {};

/** The samples show views as saved, changed by the owner and by a colleague, with lost conditions, and many. */
export function ViewSamples() {
  const { frame, names, table } = useGalleryMessages();
  const text = useSavedViewMessages();
  const tab = (key: string, label: string, badge?: number) => ({
    key,
    label,
    to: "#views",
    ...(badge === undefined ? {} : { badge }),
  });
  const tabs = [tab("all", frame.alumni), tab("waiting", table.waiting, 2_003), tab("long", names.long, 1)];
  const many = Array.from({ length: 30 }, (_, at) => tab(`${at}`, `${table.waiting} ${at + 1}`, at));
  const settings = { name: names.long, acts: [{ label: text.edit, onSelect: nothing }] };
  const changed = { saving: false, onSave: nothing, onRevert: nothing };
  const bars = {
    "SavedViews: none": { tabs: tabs.slice(0, 1), current: "all" },
    "SavedViews: one's own, changed": { tabs, current: "long", settings, changed },
    "SavedViews: a colleague's, changed": {
      tabs,
      current: "waiting",
      changed: { ...changed, onSave: undefined },
    },
    "SavedViews: with conditions that are none any more": { tabs, current: "long", settings, lost: 2 },
    "SavedViews: 30": { tabs: many, current: "20" },
  };
  return (
    <Section title={text.label}>
      {Object.entries(bars).map(([name, bar]) => (
        <Sample key={name} name={name}>
          <ViewBar lost={0} onKeep={nothing} {...bar} />
        </Sample>
      ))}
    </Section>
  );
}
