import { Link, useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { PageHead } from "#kit/ui/page-head/page-head.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { useFacts } from "#kit/web/table/declared.tsx";
import { listPlanRequests, type PlanRequestDetail, showPlanRequest } from "../contract/calls.ts";
import { AnswerForm } from "./answer-form.tsx";
import { useRequestMessages } from "./messages.ts";
import { RequestBadge } from "./request-badge.tsx";

/** Shows what a contractor asks for beside the present contract, and its answer or the form for one. */
export default function RequestScreen() {
  const text = useRequestMessages();
  const { community_id, request_id } = useParams();
  const params = { community_id: Number(community_id), request_id: Number(request_id) };
  const query = useCall(showPlanRequest, { params }, { refetchOnWindowFocus: false });
  return (
    <DetailScreen
      to={linkTo("/operator/plan_requests")}
      title={text.title}
      query={query}
      className={common.office}
    >
      {({ data }) => <Request request={data} onReload={query.refetch} />}
    </DetailScreen>
  );
}

type Props = { readonly request: PlanRequestDetail; readonly onReload: () => Promise<unknown> };

function Request({ request, onReload }: Props) {
  const text = useRequestMessages();
  const facts = useFacts(
    listPlanRequests,
    { state: ({ state }) => <RequestBadge state={state} /> },
    text.none,
  );
  const { community, community_id, state, answer_text } = request;
  useNamedPage(community);
  const isOpen = state === "open";
  const told = [
    "state",
    "choice",
    "remarks",
    "contractor",
    "requested_at",
    ...(isOpen ? [] : (["answered_at", "answered_by"] as const)),
  ] as const;
  return (
    <div className={common.stack4}>
      <PageHead title={community} />
      <Card className={common.stack4}>
        <ConfirmList
          items={[
            ...facts(request, told),
            ...(isOpen ? [] : [{ label: text.answerText, value: answer_text || text.none }]),
          ]}
        />
        <p>
          <Link to={linkTo("/operator/communities/:community_id", { community_id })}>
            {text.openCommunity}
          </Link>
        </p>
      </Card>
      {isOpen && <AnswerForm request={request} onReload={onReload} />}
    </div>
  );
}
