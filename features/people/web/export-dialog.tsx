import { useState } from "react";
import type { Selection } from "#kit/contract/bulk.ts";
import type { MemberKind } from "#kit/contract/member-kind.ts";
import { Button } from "#kit/ui/button/button.tsx";
import type { Sort } from "#kit/ui/data-table/columns.ts";
import { useDataTableMessages } from "#kit/ui/data-table/messages.ts";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { saveBytes } from "#kit/ui/save-as.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import {
  checkExport,
  exportPeople,
  type FileEncoding,
  fileEncodings,
  sortKeys,
} from "../contract/export-people.ts";
import { useExportMessages } from "./export-messages.ts";
import styles from "./people.module.css";

type Props = {
  readonly communityId: number;
  readonly kind: MemberKind;
  readonly selection: Selection;
  readonly cols: string;
  readonly sort: Sort;
  readonly onClose: () => void;
};

/** Says how many people are exported, chooses the encoding, and names those it would garble. R455 */
export function ExportDialog({ communityId, kind, selection, cols, sort, onClose }: Props) {
  const text = useExportMessages();
  const count = useDataTableMessages().people;
  const { language } = useLanguage();
  const [encoding, setEncoding] = useState<FileEncoding>("utf-8");
  const params = { id: communityId };
  const order = { sort: sortKeys.find((key) => key === sort.key), direction: sort.direction };
  const body = { ...selection, ...order, cols, language, encoding };
  const check = useCall(checkExport[kind], { params, body }, { refetchOnWindowFocus: false });
  const download = useAction(exportPeople[kind], {
    input: ({ as_of, count }: { as_of: string; count: number }) => ({
      params,
      body: { ...body, as_of, count },
    }),
    done: () => text.done,
    onDone: (bytes) => {
      saveBytes(`${kind === "alumnus" ? "alumni" : "employees"}.csv`, "text/csv", bytes as Uint8Array);
      onClose();
    },
  });
  const shown = check.data?.data;
  const total = shown?.total;
  return (
    <Modal
      title={text.title(total === undefined ? "…" : count(total))}
      onClose={onClose}
      footer={
        <>
          <Button onClick={onClose}>{text.cancel}</Button>
          <Button
            variant="primary"
            disabled={!total}
            pending={download.isPending}
            onClick={() => shown && download.run(shown)}
          >
            {text.confirm}
          </Button>
        </>
      }
    >
      <div className={styles.facts}>
        <p>{text.columns}</p>
        <RadioGroup
          label={text.encoding}
          value={encoding}
          choices={fileEncodings.map((value) => ({ value, label: text.encodings[value] }))}
          onChange={(value) => value && setEncoding(value)}
        />
        <Loaded query={check}>
          {({ data: { lacking } }) =>
            lacking.length > 0 && (
              <NoticeBox alert>
                <p>{text.lacking(count(lacking.length))}</p>
                <ul>
                  {lacking.map(({ number, name, signs }) => (
                    <li key={number}>{text.signs(name, signs)}</li>
                  ))}
                </ul>
              </NoticeBox>
            )
          }
        </Loaded>
      </div>
    </Modal>
  );
}
