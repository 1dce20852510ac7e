import { useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { useGalleryMessages } from "#kit/ui/gallery/messages.ts";
import { hardNames } from "#kit/ui/gallery/samples.ts";
import { Row, Sample, Section } from "#kit/ui/gallery/section.tsx";
import type { BulkKind } from "#kit/web/bulk/bulk-kind.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { type BulkActTarget, type BulkActView, outcomeWords } from "../contract/calls.ts";
import { Running } from "./job-pill.tsx";
import type { ShownBulkAct } from "./next-steps.tsx";
import { ResultReport } from "./result-report.tsx";

const COMMUNITY = 1;
const sizes = [0, 1, 30, 2_003] as const;
const states = ["running", "finished", "stopped"] as const;

/** In the samples every fifth was left out, every eleventh failed, and of those under way the second half waits. */
function targetsOf(count: number, state: BulkActView["state"], names: readonly string[]): BulkActTarget[] {
  const outcomeOf = (at: number): BulkActTarget["outcome"] => {
    if (state !== "finished" && at > count / 2) return null;
    if (at % 5 === 0) return "skipped";
    return at % 11 === 0 ? "failed" : "done";
  };
  return Array.from({ length: count }, (_, row) => row + 1).map((at) => {
    const outcome = outcomeOf(at);
    const reason = { skipped: "full", failed: "unexpected", done: null } as const;
    const name = names[at % names.length] ?? "";
    return { id: at, number: at, name, outcome, reason: outcome && reason[outcome], by: null };
  });
}

function bulkActOf(
  kind: string,
  by: string,
  targets: readonly BulkActTarget[],
  state: BulkActView["state"],
): ShownBulkAct {
  const count = (outcome: string) => targets.filter((one) => one.outcome === outcome).length;
  return {
    id: 1,
    kind,
    by,
    state,
    total: targets.length,
    done: count("done"),
    skipped: count("skipped"),
    failed: count("failed"),
    created_at: "2026-11-21T23:20:00.000Z",
    finished_at: state === "running" ? null : "2026-11-21T23:20:41.000Z",
    targets,
  };
}

export function BulkActSamples({ kinds }: { readonly kinds: readonly BulkKind[] }) {
  const { names } = useGalleryMessages();
  const { language } = useLanguage();
  const [size, setSize] = useState<number>(30);
  const [state, setState] = useState<BulkActView["state"]>("finished");
  const known = [names.aoki, ...hardNames, names.sato, names.long];
  const kind = kinds[0]?.kind ?? "";
  const shown = bulkActOf(kind, names.aoki, targetsOf(size, state, known), state);
  const running = bulkActOf(kind, names.aoki, targetsOf(2_003, "running", known), "running");
  return (
    <Section title={outcomeWords.running[language]}>
      <Sample name="JobPill">
        <Row>
          <Running communityId={COMMUNITY} kinds={kinds} bulkActs={[running]} />
          <Running communityId={COMMUNITY} kinds={kinds} bulkActs={[running, running, running]} />
        </Row>
      </Sample>
      <Sample name="ResultReport: 0, 1, 30, 2,003, names">
        <Row>
          {sizes.map((one) => (
            <Button key={one} aria-pressed={one === size} onClick={() => setSize(one)}>
              {one.toLocaleString()}
            </Button>
          ))}
          {states.map((one) => (
            <Button key={one} aria-pressed={one === state} onClick={() => setState(one)}>
              {outcomeWords[one === "finished" ? "partly" : one][language]}
            </Button>
          ))}
        </Row>
        <ResultReport communityId={COMMUNITY} bulkAct={shown} kinds={kinds} />
      </Sample>
    </Section>
  );
}
