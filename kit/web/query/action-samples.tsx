import { useState } from "react";
import * as z from "zod/mini";
import { call } from "#kit/contract/call.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { useGalleryMessages } from "#kit/ui/gallery/messages.ts";
import { Row, Sample, Section } from "#kit/ui/gallery/section.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { ApiError } from "../api/api-error.ts";
import { useAction } from "./use-action.tsx";

const sample = call.post("/sample/act", {
  access: "public",
  summary: "A sample that never leaves the page.",
  answer: z.object({}),
});
const WAIT_MS = 2_000;
const outcomes = { done: 200, gone: 404, stale: 409, failed: 0 } as const;
const codes = {
  gone: commonErrors.RECORD_NOT_FOUND,
  stale: commonErrors.ERROR_STATUS_HAS_CHANGED,
  failed: commonErrors.ERROR_OFFLINE,
};
type Outcome = keyof typeof outcomes;

/** The sample action has each of its outcomes: press the buttons to see them. */
export function ActionSamples() {
  const { sections, actions } = useGalleryMessages();
  return (
    <Section title={sections.actions}>
      {(Object.keys(outcomes) as Outcome[]).map((outcome) => (
        <Sample key={outcome} name={`useAction: ${actions.outcome[outcome]}`}>
          <Row>
            <Act outcome={outcome} label={actions.ask} asks />
            <Act outcome={outcome} label={actions.atOnce} />
          </Row>
        </Sample>
      ))}
    </Section>
  );
}

type Props = { readonly outcome: Outcome; readonly label: string; readonly asks?: boolean };

function Act({ outcome, label, asks = false }: Props) {
  const { actions, confirm } = useGalleryMessages();
  const [isKept, setKept] = useState(false);
  const act = useAction(sample, {
    input: () => ({}),
    send: async () => {
      await new Promise((resolve) => setTimeout(resolve, WAIT_MS));
      if (outcome !== "done") throw new ApiError(outcomes[outcome], codes[outcome].code);
      return {};
    },
    ask: () =>
      asks ? { title: confirm.title, message: confirm.text, confirmLabel: confirm.action } : undefined,
    show: () => {
      setKept(!isKept);
      return () => setKept(isKept);
    },
    done: () => actions.done,
    gone: () => actions.gone,
    showsStale: true,
    showsProblem: !asks,
  });
  return (
    <>
      <Button aria-pressed={isKept} pending={asks && act.isPending} onClick={() => act.run()}>
        {label}
      </Button>
      {act.problem && !asks && <NoticeBox alert>{act.problem}</NoticeBox>}
      {act.dialog}
    </>
  );
}
