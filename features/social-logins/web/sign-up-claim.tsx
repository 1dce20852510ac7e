import { useEffect } from "react";
import { useNavigate } from "react-router";
import { type Service, serviceNames } from "#features/accounts/contract/services.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showSignUpClaim } from "../contract/calls.ts";
import { socialLoginErrors } from "../contract/errors.ts";
import { arrival, placeOf } from "../contract/paths.ts";
import { useSocialLoginMessages } from "./messages.ts";

export type SignUpClaim = AnswerOf<typeof showSignUpClaim>["data"];

/** Loads the service's statement once and passes it on; an expired one leads to another attempt. */
export function SignUpClaimFilledIn({
  service,
  onNamed,
}: {
  service: Service;
  onNamed: (claim: SignUpClaim) => void;
}) {
  const navigate = useNavigate();
  const { data, error } = useCall(
    showSignUpClaim,
    { params: { provider: service } },
    { retry: false, gcTime: 0 },
  );
  useEffect(() => {
    if (data) onNamed(data.data);
    if (!error) return;
    const { code } = socialLoginErrors.NO_AUTHORIZATION_CODE;
    const query = new URLSearchParams({ [arrival.code]: code, [arrival.service]: service });
    void navigate(`${placeOf.invite}?${query}`, { replace: true });
  }, [data, error, navigate, onNamed, service]);
  return (
    <div aria-busy="true">
      <RowSkeletons count={8} />
    </div>
  );
}

/** Says that the account will be linked, with a way to do without. */
export function SignUpClaimNotice({ service, onDecline }: { service: Service; onDecline: () => void }) {
  const text = useSocialLoginMessages();
  return (
    <NoticeBox>
      <div className={common.start2}>
        <p>{text.signUpClaim(serviceNames[service])}</p>
        <Button size="sm" onClick={onDecline}>
          {text.withoutLinking}
        </Button>
      </div>
    </NoticeBox>
  );
}
