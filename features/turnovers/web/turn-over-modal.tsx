import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { errorText, knowErrors } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showTurnover } from "../contract/calls.ts";
import { turnoverErrors } from "../contract/errors.ts";
import { useTurnoverMessages } from "./messages.ts";
import { TurnOverForm } from "./turn-over-form.tsx";
import { WaitingInvitation } from "./waiting-invitation.tsx";

// These are shown before the call that would bring them is made.
knowErrors(Object.values(turnoverErrors));

export type TurnoverParams = { readonly id: number; readonly user_id: number };
type Props = { readonly params: TurnoverParams; readonly onClose: () => void };

/** Says what will become of an employee made an alumnus, or the state of an existing invitation. */
export default function TurnOverModal({ params, onClose }: Props) {
  const text = useTurnoverMessages();
  const { language } = useLanguage();
  const query = useCall(showTurnover, { params });
  return (
    <Modal title={text.title(query.data?.data.name ?? "")} onClose={onClose} startsAtTitle>
      <Loaded query={query} skeleton={<RowSkeletons count={4} />}>
        {({ data }) => {
          if (data.refusal)
            return <EmptyState>{errorText({ message_code: data.refusal }, language)}</EmptyState>;
          return data.waiting ? (
            <WaitingInvitation params={params} name={data.name} waiting={data.waiting} onClose={onClose} />
          ) : (
            <TurnOverForm params={params} turnover={data} onClose={onClose} />
          );
        }}
      </Loaded>
    </Modal>
  );
}
