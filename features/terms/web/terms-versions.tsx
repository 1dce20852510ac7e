import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { NewTermsForm } from "./new-terms-form.tsx";
import type { TermsPlace } from "./terms-place.ts";
import { VersionList } from "./version-list.tsx";

type Props = { readonly place: TermsPlace };

/** The editor of a document's next version, the versions there are, and what differs between any two. */
export function TermsVersions({ place }: Props) {
  const query = place.useVersions();
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={6} />}>
      {({ data: { records }, bound_count: boundCount }) => {
        const newest = records[0]?.version ?? 0;
        const shared = { place, boundCount, newest, onReload: query.refetch };
        return (
          <>
            {newest === 0 ? <NewTermsForm {...shared} content="" /> : <Editor {...shared} />}
            <VersionList place={place} boundCount={boundCount} versions={records} />
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
function Editor(props: EditorProps) {
  const { place, newest } = props;
  const query = place.useVersion(newest);
  return (
    <Loaded query={query} skeleton={<RowSkeletons count={6} />}>
      {({ data }) => <NewTermsForm key={newest} {...props} content={data.content} />}
    </Loaded>
  );
}
