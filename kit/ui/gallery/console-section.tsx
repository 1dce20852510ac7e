import { useState } from "react";
import { ActionBar } from "../action-bar/action-bar.tsx";
import { Button } from "../button/button.tsx";
import { Matrix } from "../settings-page/matrix.tsx";
import { useGalleryMessages } from "./messages.ts";
import { Row, Sample, Section } from "./section.tsx";

type Choice = "off" | "optional" | "required";

/** Parts of the administrators' side, as wide open as the members' and as close as the office's. */
export function ConsoleSection() {
  const { console: text } = useGalleryMessages();
  return (
    <Section title={text.title}>
      <Row>
        <Parts />
        <div data-density="office">
          <Parts />
        </div>
      </Row>
    </Section>
  );
}

function Parts() {
  const { console: text, names } = useGalleryMessages();
  const [values, setValues] = useState<Record<"short" | "long", Choice>>({ short: "optional", long: "off" });
  return (
    <>
      <Sample name="Matrix">
        <Matrix
          caption={text.matrix}
          rows={[
            { key: "short", label: names.aoki },
            { key: "long", label: names.long },
          ]}
          choices={(["off", "optional", "required"] as const).map((value) => ({
            value,
            label: text.choices[value],
          }))}
          values={values}
          onChange={(key, value) => setValues({ ...values, [key]: value })}
        />
      </Sample>
      <Sample name="ActionBar">
        <ActionBar note={text.changed}>
          <Button variant="subtle">{text.discard}</Button>
          <Button variant="primary">{text.save}</Button>
        </ActionBar>
      </Sample>
    </>
  );
}
