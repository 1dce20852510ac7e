import { BoardCard } from "#features/communities/web/index.ts";
import common from "#kit/ui/common.module.css";
import { TextArea } from "#kit/ui/fields/text-area.tsx";
import { TextField } from "#kit/ui/fields/text-field.tsx";
import { type CommunitySettings, type settingsSections, siteNumbers } from "../contract/calls.ts";
import { BOARD_CONTENT, BOARD_TITLE, SITE_NAME } from "../contract/limits.ts";
import { useSettingsMessages } from "./messages.ts";
import { Preview } from "./preview.tsx";
import { SectionForm } from "./section-form.tsx";
import { type SectionProps, useSection } from "./use-section.ts";

type BoardValues = Pick<CommunitySettings, (typeof settingsSections)["board"][number]>;

/** A site without a name is not shown, as after saving. */
const boardOf = (values: BoardValues) => ({
  message_board_title: values.message_board_title.trim(),
  message_board_content: values.message_board_content.trim(),
  message_board_sites: siteNumbers
    .map((n) => ({ name: values[`site_name_${n}`].trim(), url: values[`site_url_${n}`].trim() }))
    .filter(({ name }) => name !== ""),
});

export function BoardSection(props: SectionProps) {
  const text = useSettingsMessages();
  const form = useSection("board", props);
  const { bind, values } = form;
  const board = boardOf(values);
  const isEmpty = board.message_board_title === "" && board.message_board_sites.length === 0;
  return (
    <>
      <SectionForm form={form} onDiscard={() => form.begin(props.view.settings)}>
        <TextField
          {...bind("message_board_title")}
          label={text.fields.message_board_title}
          max={BOARD_TITLE.max}
        />
        <TextArea
          {...bind("message_board_content")}
          label={text.fields.message_board_content}
          max={BOARD_CONTENT.max}
        />
        {siteNumbers.map((n) => (
          <div key={n} className={common.pair}>
            <TextField
              {...bind(`site_name_${n}`)}
              label={text.fields[`site_name_${n}`]}
              max={SITE_NAME.max}
            />
            <TextField
              {...bind(`site_url_${n}`)}
              label={text.fields[`site_url_${n}`]}
              inputMode="url"
              autoComplete="off"
              placeholder="https://"
            />
          </div>
        ))}
      </SectionForm>
      <Preview section="board">
        {isEmpty ? <p className={common.note}>{text.noBoard}</p> : <BoardCard community={board} />}
      </Preview>
    </>
  );
}
