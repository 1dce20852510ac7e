import { useState } from "react";
import { ImageGrid } from "../image-grid/image-grid.tsx";
import { MentionInput } from "../mention-input/mention-input.tsx";
import { ClampedText } from "../rich-text/clamped-text.tsx";
import { MentionText } from "../rich-text/mention-text.tsx";
import { RichText } from "../rich-text/rich-text.tsx";
import { RichTextEditor } from "../rich-text-editor/rich-text-editor.tsx";
import { TagInput } from "../tag-input/tag-input.tsx";
import styles from "./gallery.module.css";
import { useGalleryMessages } from "./messages.ts";
import { sampleImages, useSample } from "./samples.ts";
import { Sample, Section } from "./section.tsx";

export function WritingSection() {
  const text = useGalleryMessages();
  return (
    <Section title={text.sections.writing}>
      <div className={styles.section}>
        <ReadSamples />
        <EditorSample />
        <Sample name="ImageGrid">
          <ImageGrid images={sampleImages} />
        </Sample>
      </div>
    </Section>
  );
}

function ReadSamples() {
  const text = useGalleryMessages();
  const [isWhole, setWhole] = useState(false);
  return (
    <Sample name="RichText, MentionText">
      <RichText html={text.richText} />
      <ClampedText
        name="gallery"
        html={text.richText}
        lines={isWhole ? undefined : 1}
        onUnfold={() => setWhole(true)}
        of={text.body}
      />
      <p>
        <MentionText text="@{1} https://example.com" names={{ 1: text.names.aoki }} />
      </p>
    </Sample>
  );
}

function EditorSample() {
  const text = useGalleryMessages();
  const [names, setNames] = useState<Record<string, string>>({});
  const people = [
    { id: 1, name: text.names.aoki, imageUrl: null },
    { id: 2, name: text.names.sato, imageUrl: null },
  ];
  const search = async (typed: string) => people.filter(({ name }) => name.includes(typed));
  return (
    <Sample name="RichTextEditor, TagInput, MentionInput">
      <RichTextEditor label={text.body} {...useSample(text.richText)} />
      <TagInput label={text.tags} {...useSample(["京都"])} />
      <MentionInput
        label={text.comment}
        placeholder={text.comment}
        {...useSample("")}
        search={search}
        names={names}
        onMention={({ id, name }) => setNames({ ...names, [id]: name })}
      />
    </Sample>
  );
}
