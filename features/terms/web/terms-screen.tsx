import { useParams } from "react-router";
import common from "#kit/ui/common.module.css";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { useAddress } from "#kit/web/router/use-address.ts";
import { listTermsVersions, showTermsVersion, type TermsTab } from "../contract/office-calls.ts";
import { NewTermsForm } from "./new-terms-form.tsx";
import { useOfficeTermsMessages } from "./office-messages.ts";
import { TermsTabs } from "./terms-tabs.tsx";
import { VersionList } from "./version-list.tsx";

/** CD40: writes new versions of the community's terms, and compares those there are. R368, R505 */
export default function TermsScreen() {
  const text = useOfficeTermsMessages();
  const communityId = Number(useParams().id);
  const [address] = useAddress();
  const tab: TermsTab = address.get("tab") === "employee" ? "employee" : "alumni";
  return (
    <div className={common.office}>
      <h1>{text.title}</h1>
      <TermsTabs communityId={communityId} current={tab} />
      <Document key={tab} communityId={communityId} tab={tab} />
    </div>
  );
}

type Props = { readonly communityId: number; readonly tab: TermsTab };

function Document({ communityId, tab }: Props) {
  const query = useCall(
    listTermsVersions,
    { params: { id: communityId }, query: { tab } },
    { refetchOnWindowFocus: false },
  );
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={6} />}>
      {({ data: { records }, bound_count }) => {
        const newest = records[0]?.version ?? 0;
        const shared = { communityId, tab, boundCount: bound_count } as const;
        return (
          <>
            {newest === 0 ? (
              <NewTermsForm {...shared} newest={0} content="" onReload={query.refetch} />
            ) : (
              <Editor {...shared} newest={newest} onReload={query.refetch} />
            )}
            <VersionList {...shared} versions={records} />
          </>
        );
      }}
    </Loaded>
  );
}

type EditorProps = Props & {
  readonly boundCount: number;
  readonly newest: number;
  readonly onReload: () => Promise<unknown>;
};

/** A new version is written from the newest, in force or not. */
function Editor({ newest, ...props }: EditorProps) {
  const { communityId: id, tab } = props;
  const query = useCall(showTermsVersion, { params: { id, version: newest }, query: { tab } });
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={6} />}>
      {({ data }) => <NewTermsForm key={newest} {...props} newest={newest} content={data.content} />}
    </Loaded>
  );
}
