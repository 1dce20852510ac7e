import common from "#kit/ui/common.module.css";
import { Checkbox } from "#kit/ui/fields/checkbox.tsx";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { useForm } from "#kit/web/forms/use-form.ts";
import { updateCommunityAccess } from "../contract/calls.ts";
import type { OperatedSection } from "./community-screen.tsx";
import { useOperatedMessages } from "./messages.ts";
import { SectionForm } from "./section-form.tsx";

const choices = ["is_private", "is_daiko", "community_site_available"] as const;

export function AccessSection({ community, onReload }: OperatedSection) {
  const text = useOperatedMessages();
  const { version, ip_allow_list, ...chosen } = community.access;
  const form = useForm(updateCommunityAccess, {
    initial: () => ({ ...chosen, ip_allow_list: ip_allow_list.join("\n") }),
    version,
    input: (values, seen) => ({
      params: { community_id: community.id },
      body: { ...values, version: seen },
    }),
    onReload,
    done: () => text.saved(text.access.title),
  });
  return (
    <SectionForm form={form}>
      <div className={common.stack4}>
        {choices.map((name) => {
          const { value, onChange, onBlur, error } = form.bind(name);
          return (
            <Checkbox
              key={name}
              label={text.choices[name]}
              checked={value}
              {...{ onChange, onBlur, error }}
            />
          );
        })}
        <TextArea
          {...form.bind("ip_allow_list")}
          label={text.fields.ip_allow_list}
          hint={text.addresses}
          rows={3}
          spellCheck={false}
        />
      </div>
    </SectionForm>
  );
}
