import { IconPencil } from "@tabler/icons-react";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { ActionBar } from "#kit/ui/action-bar/action-bar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { useSidePanelMessages } from "#kit/ui/side-panel/messages.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import { NeighbourSteps } from "#kit/web/table/neighbour-steps.tsx";
import type { NeighbourNavigation } from "#kit/web/table/use-neighbours.ts";
import type { CandidateView } from "../contract/calls.ts";
import { CandidateForm } from "./candidate-form.tsx";
import { CandidateReading } from "./candidate-reading.tsx";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";
import type { useDecideCandidates } from "./use-decide-candidates.ts";

type Props = {
  readonly communityId: number;
  readonly candidate: CandidateView;
  readonly definition: RegistrationForm;
  readonly neighbours: NeighbourNavigation;
  readonly acts: ReturnType<typeof useDecideCandidates>;
  readonly onReload: () => Promise<unknown>;
  readonly isEditing: boolean;
  readonly onEdit: (isOpen: boolean) => void;
  /** The person waits no more, which came while a correction was open. */
  readonly decided: ApiError | undefined;
};

/** The page shows one candidate: the person, the answers, and the decision, which is always visible. */
export function CandidatePage({
  communityId,
  candidate,
  definition,
  neighbours,
  acts,
  onReload,
  isEditing,
  onEdit,
  decided,
}: Props) {
  const text = useCandidateMessages();
  const steps = useSidePanelMessages();
  const { buttons, menu, dialog } = acts;
  const title = text.edit.title(`${candidate.family_name} ${candidate.given_name}`);
  useNamedPage(title);
  const { management_no } = candidate;
  return (
    <>
      <header className={common.row2}>
        <h1>
          <bdi>{title}</bdi>
        </h1>
        {!decided && <Badge tone="warning">{text.edit.waiting}</Badge>}
        <NeighbourSteps neighbours={neighbours} disabled={isEditing} />
      </header>
      {/* Nothing can be decided while a correction is open. */}
      {isEditing ? (
        <CandidateForm
          key={management_no}
          communityId={communityId}
          candidate={candidate}
          definition={definition}
          onReload={onReload}
          decided={decided}
          onDone={() => onEdit(false)}
        />
      ) : (
        <>
          <div className={styles.whole}>
            <CandidateReading candidate={candidate} definition={definition} />
          </div>
          <ActionBar
            note={
              <Button
                variant="subtle"
                icon={<IconPencil size={18} aria-hidden="true" />}
                onClick={() => onEdit(true)}
              >
                {text.edit.edit}
              </Button>
            }
          >
            <Menu label={steps.more} items={[...menu(candidate.id), neighbours.setting]} />
            {buttons(candidate.id).toReversed()}
          </ActionBar>
        </>
      )}
      {dialog}
    </>
  );
}
