import { useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import common from "#kit/ui/common.module.css";
import { PageHead } from "#kit/ui/page-head/page-head.tsx";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showClosing } from "../contract/calls.ts";
import { BeginStep, EraseStep, ExportStep } from "./closing-steps.tsx";
import { useClosingMessages } from "./messages.ts";

/** The download says nothing to its page when it ends, and the certificate grows while a community is erased. */
const GOES_ON = ["closing", "erasing"];
const LOOKS_MS = 2_000;

/** Closes a community in three steps, of which only the next one can be taken. */
export default function ClosingScreen() {
  const text = useClosingMessages();
  const communityId = Number(useParams().community_id);
  const params = { community_id: communityId };
  const query = useCall(
    showClosing,
    { params },
    {
      refetchInterval: ({ state }) =>
        GOES_ON.includes(state.data?.data.closing?.state ?? "") ? LOOKS_MS : false,
    },
  );
  return (
    <DetailScreen
      to={linkTo("/operator/closings")}
      title={text.list.title}
      query={query}
      className={common.stack4}
    >
      {({ data }) => (
        <>
          <PageHead title={text.title(data.name)} lead={text.lead} />
          <BeginStep communityId={communityId} {...data} />
          <ExportStep communityId={communityId} {...data} />
          <EraseStep communityId={communityId} {...data} />
        </>
      )}
    </DetailScreen>
  );
}
