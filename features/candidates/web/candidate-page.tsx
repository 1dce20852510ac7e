import { IconChevronLeft, IconChevronRight, IconPencil } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import { ActionBar } from "#kit/ui/action-bar/action-bar.tsx";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button, IconButton } from "#kit/ui/button/button.tsx";
import { Menu } from "#kit/ui/menu/menu.tsx";
import { useSidePanelMessages } from "#kit/ui/side-panel/messages.ts";
import type { Going } from "#kit/web/table/use-neighbours.ts";
import type { CandidateView } from "../contract/calls.ts";
import { CandidateReading } from "./candidate-reading.tsx";
import styles from "./candidates.module.css";
import { useCandidateMessages } from "./messages.ts";
import { useDecideCandidate } from "./use-decide-candidate.tsx";

type Props = {
  readonly communityId: number;
  readonly candidate: CandidateView;
  readonly asked: RegistrationForm;
  readonly list: string;
  readonly neighbours: Going;
  /** While something is being corrected; nothing is decided then. */
  readonly form?: ReactNode;
  readonly onEdit: () => void;
};

/** One candidate on a page: who it is, what was said, and the decision always in sight. */
export function CandidatePage({ communityId, candidate, asked, list, neighbours, form, onEdit }: Props) {
  const text = useCandidateMessages();
  const steps = useSidePanelMessages();
  const { buttons, acts, dialog } = useDecideCandidate(communityId, candidate, neighbours.goOn);
  const { position, total, onPrevious, onNext, setting } = neighbours;
  return (
    <>
      <Link to={list} className={styles.back}>
        ← {text.list.title}
      </Link>
      <header className={styles.head}>
        <h1>
          <bdi>{text.edit.title(`${candidate.family_name} ${candidate.given_name}`)}</bdi>
        </h1>
        <Badge tone="warning">{text.edit.waiting}</Badge>
        <span className={styles.steps}>
          <IconButton
            label={steps.previous}
            disabled={!onPrevious || form !== undefined}
            onClick={onPrevious}
          >
            <IconChevronLeft size={20} aria-hidden="true" />
          </IconButton>
          {position !== undefined && steps.position(position, total)}
          <IconButton label={steps.next} disabled={!onNext || form !== undefined} onClick={onNext}>
            <IconChevronRight size={20} aria-hidden="true" />
          </IconButton>
        </span>
      </header>
      {form ?? (
        <>
          <CandidateReading candidate={candidate} asked={asked} />
          <ActionBar
            note={
              <Button variant="subtle" icon={<IconPencil size={18} aria-hidden="true" />} onClick={onEdit}>
                {text.edit.edit}
              </Button>
            }
          >
            <Menu label={steps.more} items={[...acts, setting]} />
            {buttons.toReversed()}
          </ActionBar>
        </>
      )}
      {dialog}
    </>
  );
}
