import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { useBulkActLive } from "#features/bulk-results/web/index.ts";
import { ActionBar } from "#kit/ui/action-bar/action-bar.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { refresh } from "#kit/web/query/after-call.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import {
  type ImportView,
  listImportedRows,
  listImports,
  showImport,
  startImport,
} from "../contract/calls.ts";
import styles from "./import.module.css";
import type { Go } from "./import-screen.tsx";
import { useImportMessages } from "./messages.ts";
import { Outcome } from "./outcome.tsx";
import { Places } from "./places.tsx";
import { WizardHead } from "./wizard.tsx";

type Props = { readonly communityId: number; readonly view: ImportView; readonly go: Go };
type Invite = "later" | "next";

/** Says in words and numbers what will happen, to be confirmed; afterwards shows the progress and the results. */
export function RunStep({ communityId, view, go }: Props) {
  const text = useImportMessages();
  const cache = useQueryClient();
  const [invite, setInvite] = useState<Invite>("later");
  // It is what was shown as the step was opened; what somebody changes since is refused.
  const [version] = useState(view.version);
  useBulkActLive(communityId, () => refresh(cache, showImport, listImports, listImportedRows));
  const start = useAction(startImport, {
    input: () => ({ params: { id: communityId, import_id: view.id }, body: { version } }),
    showsProblem: true,
  });
  const isRunning = view.bulk_act?.state === "running" || view.undo?.state === "running";
  const canStart = view.waiting > 0 && !isRunning && view.state !== "undone";
  const invites = view.kind === "alumni" || (view.counts?.new ?? 0) > 0;
  const waiting = view.waiting.toLocaleString();
  return (
    <div className={styles.step}>
      <WizardHead step="run" file={view.file_name} />
      {view.bulk_act && (
        <Outcome communityId={communityId} view={view} go={go} sendsNext={invite === "next"} />
      )}
      {canStart && (
        <>
          <Places view={view} />
          {!view.bulk_act && <Effects view={view} />}
          {invites && (
            <Card className={styles.form}>
              <RadioGroup<Invite>
                label={text.invite}
                value={invite}
                onChange={(value) => setInvite(value || "later")}
                choices={(["later", "next"] as const).map((value) => ({
                  value,
                  label: text.invites[value],
                  note: text.inviteNotes[value],
                }))}
                stacked
              />
            </Card>
          )}
          {start.problem && <NoticeBox alert>{start.problem}</NoticeBox>}
          <ActionBar>
            <Button onClick={() => go("check")}>{text.back}</Button>
            <Button variant="primary" pending={start.isPending} onClick={() => start.run()}>
              {view.bulk_act ? text.goOnWith(waiting) : text.start(waiting)}
            </Button>
          </ActionBar>
        </>
      )}
    </div>
  );
}

function Effects({ view }: { readonly view: ImportView }) {
  const { effects, summary, otherKinds } = useImportMessages();
  const { counts, kind, waiting } = view;
  if (!counts) return null;
  const lines = [
    counts.new > 0 && (kind === "alumni" ? effects.alumni : effects.new)(counts.new.toLocaleString()),
    counts.changed > 0 && effects.changed(counts.changed.toLocaleString()),
    counts.unchanged > 0 && effects.unchanged(counts.unchanged.toLocaleString()),
    counts.refused > 0 && effects.refused(counts.refused.toLocaleString()),
    counts.other_kind > 0 && effects.other_kind(counts.other_kind.toLocaleString(), otherKinds[kind].short),
    counts.left_out > 0 && effects.left_out(counts.left_out.toLocaleString()),
    waiting > 100 && effects.parts,
    effects.undo,
  ];
  return (
    <Card className={styles.form}>
      <h2>{summary(waiting.toLocaleString())}</h2>
      <ul className={common.bullets}>{lines.map((line) => line && <li key={line}>{line}</li>)}</ul>
    </Card>
  );
}
