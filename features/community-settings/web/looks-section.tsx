import { TextField } from "#kit/ui/fields/text-field.tsx";
import { COLOR } from "../contract/limits.ts";
import { LooksPreview } from "./looks-preview.tsx";
import { useSettingsMessages } from "./messages.ts";
import { PictureField } from "./picture-field.tsx";
import { Preview } from "./preview.tsx";
import { SectionForm } from "./section-form.tsx";
import styles from "./settings.module.css";
import { type SectionProps, useSection } from "./use-section.ts";

export function LooksSection(props: SectionProps) {
  const text = useSettingsMessages();
  const { communityId, view } = props;
  const form = useSection("looks", props);
  const { bind, values } = form;
  const color = bind("theme_color");
  return (
    <>
      <SectionForm form={form} onDiscard={() => form.begin(view.settings)}>
        <PictureField
          {...bind("header_file_id")}
          label={text.fields.header_file_id}
          hint={text.hints.header_file_id}
          communityId={communityId}
          type="community_header"
        />
        <PictureField
          {...bind("profile_file_id")}
          label={text.fields.profile_file_id}
          hint={text.hints.profile_file_id}
          communityId={communityId}
          type="user_icon"
        />
        <PictureField
          {...bind("operating_file_id")}
          label={text.fields.operating_file_id}
          hint={text.hints.operating_file_id}
          communityId={communityId}
          type="user_icon"
        />
        <div className={styles.color}>
          <TextField
            {...color}
            label={text.fields.theme_color}
            hint={text.hints.theme_color}
            required
            autoComplete="off"
            spellCheck={false}
            convert={(typed) => typed.normalize("NFKC").trim()}
          />
          <input
            type="color"
            aria-label={text.chooseColor}
            value={COLOR.test(color.value) ? color.value.toLowerCase() : "#000000"}
            onChange={(event) => color.onChange(event.target.value.toUpperCase())}
          />
        </div>
      </SectionForm>
      <Preview section="looks">
        <LooksPreview communityId={communityId} looks={values} view={view} />
      </Preview>
    </>
  );
}
