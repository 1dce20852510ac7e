import { useParams } from "react-router";
import common from "#kit/ui/common.module.css";
import { BackLink } from "#kit/ui/page-head/back-link.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { leaveWhenGone } from "#kit/web/errors/leave-when-gone.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showAdministrator } from "../contract/calls.ts";
import { administratorsPath } from "../contract/paths.ts";
import { AdministratorPage } from "./administrator-page.tsx";
import { useAdministratorMessages } from "./messages.ts";

/** CC40 shows one administrator with their duties, the offer of the contract, and the removal. R404 */
export default function AdministratorScreen() {
  const text = useAdministratorMessages();
  const params = { id: Number(useParams().id), management_no: Number(useParams().management_no) };
  const query = useCall(showAdministrator, { params });
  return (
    <div className={common.office}>
      <BackLink to={administratorsPath(params.id)}>{text.title}</BackLink>
      <Loaded query={query} skeleton={<RowSkeletons count={5} />} refused={leaveWhenGone}>
        {({ data }) => <AdministratorPage params={params} administrator={data} onReload={query.refetch} />}
      </Loaded>
    </div>
  );
}
