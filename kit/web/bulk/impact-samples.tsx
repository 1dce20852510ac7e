import { useState } from "react";
import type { BulkPreview, LeftOut } from "#kit/contract/bulk.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useGalleryMessages } from "#kit/ui/gallery/messages.ts";
import { hardNames } from "#kit/ui/gallery/samples.ts";
import { Row, Sample, Section } from "#kit/ui/gallery/section.tsx";
import { ImpactDialog } from "./impact-dialog.tsx";
import type { BulkWords } from "./words.ts";

const sizes = [0, 1, 30, 2_003] as const;

function previewOf(count: number, names: readonly string[]): BulkPreview {
  const person = (at: number) => ({ id: at, number: at, name: names[at % names.length] ?? "" });
  const targets = Array.from({ length: count }, (_, at) => ({
    ...person(at + 1),
    mail: at % 7 === 0 ? null : `member${at + 1}@example.jp`,
  }));
  const excluded: LeftOut[] = [
    { ...person(count + 1), reason: "full", by: null },
    {
      ...person(count + 2),
      reason: "handled",
      by: { name: names[0] ?? "", kind: "approve", at: "2026-11-21T23:21:00.000Z" },
    },
  ];
  const letter = { subject: "Enishi", text: "…" };
  return { as_of: "", count, targets, excluded, letter, places: { taken: 82, limit: 82 + count } };
}

/** The samples have none, one, some and thousands of targets, with names of every kind. */
export function ImpactSamples() {
  const text = useGalleryMessages();
  const [open, setOpen] = useState<BulkPreview | null>(null);
  const words: BulkWords = {
    title: (count) => `${text.confirm.title} ${count}`,
    effects: (count) => `${count}: ${text.confirm.text}`,
    mails: (mails) => mails,
    confirm: (count) => `${text.confirm.action} ${count}`,
    doneOne: (name) => name,
    done: (count) => count,
    taken: (count) => count,
  };
  const close = () => setOpen(null);
  return (
    <Section title="ImpactDialog">
      <Sample name="ImpactDialog: 0, 1, 30, 2,003, names">
        <Row>
          {sizes.map((size) => (
            <Button key={size} onClick={() => setOpen(previewOf(size, [text.names.sato]))}>
              {size.toLocaleString()}
            </Button>
          ))}
          <Button onClick={() => setOpen(previewOf(hardNames.length, hardNames))}>{hardNames[1]}</Button>
        </Row>
      </Sample>
      {open && (
        <ImpactDialog
          words={words}
          counted="people"
          irreversible={false}
          preview={{ data: open, error: null, isFetching: false, refetch: close }}
          changed={null}
          pending={false}
          onRun={close}
          onClose={close}
        />
      )}
    </Section>
  );
}
