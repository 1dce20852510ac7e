import { useParams } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { showAdministrator } from "../contract/calls.ts";
import { AdministratorPage } from "./administrator-page.tsx";
import { useAdministratorMessages } from "./messages.ts";

/** CC40 shows one administrator with their duties, the offer of the contract, and the removal. R404 */
export default function AdministratorScreen() {
  const text = useAdministratorMessages();
  const params = { id: Number(useParams().id), management_no: Number(useParams().management_no) };
  const query = useCall(showAdministrator, { params });
  return (
    <DetailScreen
      to={linkTo("/community/communities/:id/managers", { id: params.id })}
      title={text.title}
      query={query}
    >
      {({ data }) => <AdministratorPage params={params} administrator={data} onReload={query.refetch} />}
    </DetailScreen>
  );
}
