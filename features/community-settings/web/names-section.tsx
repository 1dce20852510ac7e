import { useState } from "react";
import { Link } from "react-router";
import { personPath } from "#features/memberships/contract/person-path.ts";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { NamedAlike } from "../contract/calls.ts";
import { COMMUNITY_NAME, DESCRIPTION } from "../contract/limits.ts";
import { useSettingsMessages } from "./messages.ts";
import { SectionForm } from "./section-form.tsx";
import { type SectionProps, useSection } from "./use-section.ts";

const kindOf = (type: NamedAlike["user_type"]) => (type === "alumni" ? "alumnus" : "employee");

export function NamesSection(props: SectionProps) {
  const text = useSettingsMessages();
  const [alike, setAlike] = useState<readonly NamedAlike[]>([]);
  const form = useSection("names", props, (answer) => setAlike(answer.named_alike));
  const { bind } = form;
  return (
    <>
      <SectionForm form={form} onDiscard={() => form.begin(props.view.settings)}>
        <TextField
          {...bind("name")}
          label={text.fields.name}
          hint={text.hints.name}
          required
          max={COMMUNITY_NAME.max}
        />
        <TextField
          {...bind("corporation_name")}
          label={text.fields.corporation_name}
          hint={text.hints.corporation_name}
          required
          max={COMMUNITY_NAME.max}
          autoComplete="organization"
        />
        <TextField
          {...bind("operating_name")}
          label={text.fields.operating_name}
          hint={text.hints.operating_name}
          required
          max={COMMUNITY_NAME.max}
        />
        <TextArea
          {...bind("description")}
          label={text.fields.description}
          hint={text.hints.description}
          max={DESCRIPTION.max}
        />
      </SectionForm>
      {alike.length > 0 && (
        <NoticeBox>
          <p>{text.alike(alike.length)}</p>
          <ul>
            {alike.map(({ user_id: id, user_type, name, ...one }) => (
              <li key={id}>
                <Link to={personPath(props.communityId, { ...one, id, kind: kindOf(user_type) })}>
                  <bdi>{name}</bdi>
                </Link>
              </li>
            ))}
          </ul>
        </NoticeBox>
      )}
    </>
  );
}
