import { ButtonLink } from "#kit/ui/button/button.tsx";
import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { Going } from "#kit/web/table/use-neighbours.ts";
import { CandidateReading } from "./candidate-reading.tsx";
import { useCandidateMessages } from "./messages.ts";
import { useCandidate } from "./use-candidate.ts";
import { useDecideCandidate } from "./use-decide-candidate.tsx";

type Props = {
  readonly communityId: number;
  readonly managementNo: number;
  readonly neighbours: Going;
  /** The page of the same person. */
  readonly page: string;
  readonly onClose: () => void;
};

/** A candidate beside the list: read and decided upon; corrected on the page. */
export function CandidatePanel({ communityId, managementNo, neighbours, page, onClose }: Props) {
  const text = useCandidateMessages();
  const { candidate, query } = useCandidate({ id: communityId, management_no: managementNo });
  const shown = candidate.data?.data;
  const { buttons, acts, dialog } = useDecideCandidate(communityId, shown, neighbours.goOn);
  return (
    <SidePanel
      title={shown ? `${shown.family_name} ${shown.given_name}` : text.list.title}
      neighbours={neighbours}
      acts={[...acts, neighbours.setting]}
      onClose={onClose}
      foot={
        shown && (
          <>
            {buttons}
            <ButtonLink variant="subtle" to={page}>
              {text.edit.openPage}
            </ButtonLink>
          </>
        )
      }
    >
      <Loaded
        query={query}
        skeleton={<RowSkeletons count={6} />}
        gone={<EmptyState title={text.edit.gone}>{text.edit.goneHint}</EmptyState>}
      >
        {([{ data }, { data: asked }]) => <CandidateReading candidate={data} asked={asked} />}
      </Loaded>
      {dialog}
    </SidePanel>
  );
}
