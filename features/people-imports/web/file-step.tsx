import { IconDownload } from "@tabler/icons-react";
import { useState } from "react";
import { commonErrors } from "#kit/contract/errors.ts";
import * as limits from "#kit/contract/fields/limits.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { ButtonRow } from "#kit/ui/button/button-row.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { FileInput } from "#kit/ui/file-input/file-input.tsx";
import { useUploads } from "#kit/ui/file-input/use-uploads.ts";
import { ApiError } from "#kit/web/api/api-error.ts";
import { sendFiles } from "#kit/web/api/send-files.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { createImport, type ImportView } from "../contract/calls.ts";
import { type ImportKind, importKinds } from "../contract/fields.ts";
import styles from "./import.module.css";
import type { Go } from "./import-screen.tsx";
import { useImportMessages } from "./messages.ts";
import { RecentImports } from "./recent-imports.tsx";
import { downloadSample } from "./sample-file.ts";
import { WizardHead } from "./wizard.tsx";

type Props = {
  readonly communityId: number;
  readonly importId: number | null;
  readonly go: Go;
};

/** Chooses the kind of people and the file, which is read as soon as it is chosen. */
export function FileStep({ communityId, importId, go }: Props) {
  const text = useImportMessages();
  const { language } = useLanguage();
  const [kind, setKind] = useState<ImportKind>("employees");
  const { uploads, add, remove, retry } = useUploads<ImportView>({
    prepare: async (file) => {
      // A proxy may refuse a file that is too large before the server can say why.
      if (file.size > limits.fileBytes) throw new ApiError(400, commonErrors.ERROR_TOO_LARGE.code);
      return file;
    },
    send: async (file, onProgress, signal) => {
      const input = { params: { id: communityId }, body: { kind }, files: { file } };
      const { data } = await sendFiles(createImport, input, onProgress, signal);
      go("columns", data.id);
      return data;
    },
    messageOf: (error) => (error instanceof ApiError ? errorText(error, language) : undefined),
    isFinal: (error) => error instanceof ApiError && (error.status === 400 || error.status === 413),
  });
  return (
    <div className={styles.step}>
      <WizardHead step="file" />
      <Card className={styles.form}>
        <RadioGroup
          label={text.kind}
          value={kind}
          onChange={(value) => setKind(value || "employees")}
          choices={importKinds.map((value) => ({
            value,
            label: text.kinds[value],
            note: text.kindNotes[value],
          }))}
          stacked
        />
        <FileInput
          label={text.file}
          hint={text.fileHint}
          uploads={uploads}
          onAdd={add}
          onRemove={remove}
          onRetry={retry}
          accept=".csv,text/csv"
          max={1}
        />
        <ButtonRow>
          <Button
            variant="subtle"
            icon={<IconDownload size={18} aria-hidden="true" />}
            onClick={() => downloadSample(kind, text.sampleName[kind], language)}
          >
            {text.sample}
          </Button>
          {importId !== null && <Button onClick={() => go("columns")}>{text.steps.columns}</Button>}
        </ButtonRow>
      </Card>
      <RecentImports communityId={communityId} />
    </div>
  );
}
