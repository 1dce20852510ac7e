import { Navigate, useSearchParams } from "react-router";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { loginPath } from "#kit/web/session/area.ts";
import { useMailedLanguage } from "#kit/web/use-mailed-language.ts";
import { showPendingRegistration } from "../contract/calls.ts";
import { Activated } from "./activated.tsx";
import { Activation } from "./activation.tsx";
import { InvitingCommunity } from "./inviting-community.tsx";
import { LinkRefused } from "./link-refused.tsx";
import { useRegistrationMessages } from "./messages.ts";

/** SA23: the mail's link leads here. Nothing takes effect before the person has seen what it will be. */
export default function FinishedScreen() {
  const [query] = useSearchParams();
  const token = query.get("token");
  return token ? <Opened key={token} token={token} /> : <Navigate to={loginPath.alumni} replace />;
}

function Opened({ token }: { token: string }) {
  const text = useRegistrationMessages().finished;
  // The link is used up on this very page, which shows the result itself.
  const look = useCall(
    showPendingRegistration,
    { body: { token } },
    { staleTime: Number.POSITIVE_INFINITY, gcTime: 0 },
  );
  useMailedLanguage(look.data?.data.registration?.language);
  const checking = (
    <Card className={common.stack4}>
      <h1>{text.checking}</h1>
      <SkeletonLine width="70%" />
      <SkeletonLine width="40%" />
    </Card>
  );
  return (
    <Loaded
      query={look}
      skeleton={checking}
      refused={(error) => (error.status === 400 ? <LinkRefused error={error} /> : undefined)}
    >
      {({ data }) => (
        <InvitingCommunity
          community={{ ...data.community, invited_by: data.registration?.invited_by ?? null }}
        >
          {data.registration ? (
            <Activation token={token} link={data} registration={data.registration} />
          ) : (
            <Activated answer={{ ...data, session: null }} />
          )}
        </InvitingCommunity>
      )}
    </Loaded>
  );
}
