import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText, knowErrors } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showTurnover, type Turnover } from "../contract/calls.ts";
import { turnoverErrors } from "../contract/errors.ts";
import { AcceptedTurnover } from "./accepted-turnover.tsx";
import { useTurnoverMessages } from "./messages.ts";
import { OpenRequest } from "./open-request.tsx";
import { TurnOverForm } from "./turn-over-form.tsx";
import { WaitingInvitation } from "./waiting-invitation.tsx";

// These are shown before the call that would bring them is made.
knowErrors(Object.values(turnoverErrors));

export type TurnoverParams = { readonly id: number; readonly user_id: number };
type Props = { readonly params: TurnoverParams; readonly onClose: () => void };

/** Says what will become of an employee made an alumnus, or how far it has come. */
export default function TurnOverModal({ params, onClose }: Props) {
  const text = useTurnoverMessages();
  const query = useCall(showTurnover, { params });
  return (
    <Modal title={text.title(query.data?.data.name ?? "")} onClose={onClose} startsAtTitle>
      <Loaded query={query} skeleton={<RowSkeletons count={4} />}>
        {({ data }) => <Standing params={params} turnover={data} onClose={onClose} />}
      </Loaded>
    </Modal>
  );
}

function Standing({ params, turnover, onClose }: Props & { readonly turnover: Turnover }) {
  const { language } = useLanguage();
  const { name, refusal, request, waiting, accepted, abilities } = turnover;
  const shared = { params, name, onClose };
  if (refusal) return <EmptyState>{errorText({ message_code: refusal }, language)}</EmptyState>;
  if (request) return <OpenRequest {...shared} request={request} />;
  if (waiting) return <WaitingInvitation {...shared} waiting={waiting} />;
  if (accepted) return <AcceptedTurnover {...shared} accepted={accepted} mayUndo={abilities.undo} />;
  return <TurnOverForm params={params} turnover={turnover} onClose={onClose} />;
}
