import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SidePanel } from "#kit/ui/side-panel/side-panel.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { NeighbourNavigation } from "#kit/web/table/use-neighbours.ts";
import { CandidateReading } from "./candidate-reading.tsx";
import { DecidedCandidate } from "./decided-candidate.tsx";
import { useCandidateMessages } from "./messages.ts";
import { useCandidate } from "./use-candidate.ts";
import type { useDecideCandidates } from "./use-decide-candidates.ts";

type Props = {
  readonly communityId: number;
  readonly number: number;
  readonly neighbours: NeighbourNavigation;
  readonly acts: ReturnType<typeof useDecideCandidates>;
  readonly page: string;
  readonly onClose: () => void;
};

/** Corrections are made on the page, not beside the list. */
export function CandidatePanel({ communityId, number, neighbours, acts, page, onClose }: Props) {
  const text = useCandidateMessages();
  const { buttons, menu, hits } = acts;
  const { candidate, query } = useCandidate({ id: communityId, management_no: number }, hits);
  const isGone = candidate.error?.status === 404;
  const data = candidate.data?.data;
  const shown = isGone ? undefined : data;
  return (
    <SidePanel
      title={data ? `${data.family_name} ${data.given_name}` : text.list.title}
      neighbours={neighbours}
      acts={[...(shown ? menu(shown.id) : []), neighbours.setting]}
      onClose={onClose}
      foot={
        shown && (
          <>
            {buttons(shown.id)}
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
        refused={(error) =>
          error.status === 404 ? (
            <DecidedCandidate error={error} communityId={communityId} onNext={neighbours.onNext} />
          ) : undefined
        }
      >
        {([{ data }, { data: definition }]) => <CandidateReading candidate={data} definition={definition} />}
      </Loaded>
    </SidePanel>
  );
}
