import { ChoiceFieldSamples } from "./choice-field-samples.tsx";
import { DateFieldSamples } from "./date-field-samples.tsx";
import { FileSample } from "./file-sample.tsx";
import styles from "./gallery.module.css";
import { useGalleryMessages } from "./messages.ts";
import { Section } from "./section.tsx";
import { TextFieldSamples } from "./text-field-samples.tsx";

export function FieldsSection() {
  const text = useGalleryMessages();
  return (
    <Section title={text.sections.fields}>
      <div className={styles.section}>
        <TextFieldSamples />
        <ChoiceFieldSamples />
        <DateFieldSamples />
        <FileSample />
      </div>
    </Section>
  );
}
