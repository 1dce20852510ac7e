import { FactBlock } from "../fact-block/fact-block.tsx";
import { Finished } from "../form-flow/finished.tsx";
import { FlowConfirm } from "../form-flow/flow-screen.tsx";
import { useGalleryMessages } from "./messages.ts";
import { Sample, Section } from "./section.tsx";

const steps = ["input", "confirm", "sent", "finished"] as const;
const nothing = () => {};

export function FlowSection() {
  const { sections, flow, names, error } = useGalleryMessages();
  const items = [
    { label: flow.name, value: names.long },
    { label: flow.mail, value: "mariko@example.com" },
  ];
  const confirm = {
    steps,
    title: flow.title,
    lead: flow.lead,
    items,
    submit: flow.submit,
    onBack: nothing,
  };
  return (
    <Section title={sections.flow}>
      <Sample name="FlowConfirm">
        <FlowConfirm {...confirm} action={{ run: nothing, isPending: false, problem: null }} />
      </Sample>
      <Sample name="FlowConfirm: isPending">
        <FlowConfirm {...confirm} action={{ run: nothing, isPending: true, problem: null }} />
      </Sample>
      <Sample name="FlowConfirm: problem">
        <FlowConfirm {...confirm} action={{ run: nothing, isPending: false, problem: error }} />
      </Sample>
      <Sample name="FactBlock">
        <FactBlock title={flow.facts} items={items} />
      </Sample>
      <Sample name="Finished">
        <Finished
          title={flow.finished}
          steps={steps}
          message={flow.welcome}
          next={{ to: "/gallery", label: flow.next }}
        />
      </Sample>
    </Section>
  );
}
