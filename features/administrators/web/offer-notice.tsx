import { useState } from "react";
import { OwnerProofDialog } from "#features/second-factors/web/index.ts";
import { formatSecond } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import {
  acceptContractOffer,
  type ContractOffer,
  cancelContractOffer,
  showContractOffer,
} from "../contract/calls.ts";
import styles from "./administrators.module.css";
import { useAdministratorMessages } from "./messages.ts";

/** Shows the open hand-over of the contract to those who may decide about it. R437 */
export function OfferNotice({ communityId }: { readonly communityId: number }) {
  const text = useAdministratorMessages().offer;
  const params = { id: communityId };
  const offer = useCall(showContractOffer, { params }).data?.data;
  const [isAccepting, setAccepting] = useState(false);
  const end = useAction(cancelContractOffer, {
    input: (_: ContractOffer) => ({ params }),
    ask: ({ abilities }) => ({
      title: abilities.accept ? text.declineTitle : text.cancelTitle,
      message: text.endText,
      confirmLabel: abilities.accept ? text.decline : text.cancel,
      danger: true,
    }),
    done: () => text.ended,
  });
  if (!offer) return null;
  const { from, to, expires_at, abilities } = offer;
  return (
    <NoticeBox>
      <div className={styles.offer}>
        <p>{text.to(from, to, formatSecond(new Date(expires_at)))}</p>
        {abilities.accept && (
          <Button variant="primary" onClick={() => setAccepting(true)}>
            {text.accept}
          </Button>
        )}
        {abilities.cancel && (
          <Button onClick={() => end.run(offer)}>{abilities.accept ? text.decline : text.cancel}</Button>
        )}
      </div>
      {isAccepting && (
        <OwnerProofDialog
          title={text.acceptTitle}
          text={text.acceptText(from)}
          submit={text.accept}
          call={acceptContractOffer}
          inputOf={(body) => ({ params, body })}
          done={() => text.accepted}
          onClose={() => setAccepting(false)}
        />
      )}
      {end.dialog}
    </NoticeBox>
  );
}
