import { EmptyState } from "#kit/ui/empty-state/empty-state.tsx";
import { useGalleryMessages } from "#kit/ui/gallery/messages.ts";
import { Sample, Section } from "#kit/ui/gallery/section.tsx";
import { ApiError } from "../api/api-error.ts";
import { Loaded, type LoadedQuery } from "./loaded.tsx";
import { LoadedList } from "./loaded-list.tsx";

const nothing = () => {};
const waiting = { data: undefined, error: null, isFetching: true, refetch: nothing };
const endless = { isFetchingNextPage: false, isFetchNextPageError: false, fetchNextPage: nothing };

export function LoadedSamples() {
  const text = useGalleryMessages();
  const shown = { ...waiting, data: text.setting.text, isFetching: false };
  const single: Readonly<Record<string, LoadedQuery<string>>> = {
    skeleton: waiting,
    error: { ...waiting, error: new ApiError(503, "ERROR_UNAVAILABLE"), isFetching: false },
    "error, asked again": { ...waiting, error: new ApiError(0, "ERROR_OFFLINE") },
    gone: { ...waiting, error: new ApiError(404, "RECORD_NOT_FOUND") },
    data: shown,
  };
  const empty = <EmptyState title={text.empty.title}>{text.empty.text}</EmptyState>;
  return (
    <Section title="Loaded, LoadedList">
      {Object.entries(single).map(([state, query]) => (
        <Sample key={state} name={`Loaded: ${state}`}>
          <Loaded query={query} gone={empty}>
            {(data) => <p>{data}</p>}
          </Loaded>
        </Sample>
      ))}
      <Sample name="LoadedList: empty">
        <LoadedList query={shown} rows={[]} empty={empty}>
          {() => null}
        </LoadedList>
      </Sample>
      <Sample name="LoadedList: more, failed, end">
        {[
          { ...endless, hasNextPage: true },
          { ...endless, hasNextPage: true, isFetchNextPageError: true },
          { ...endless, hasNextPage: false },
        ].map((pages) => (
          <LoadedList
            key={JSON.stringify(pages)}
            query={{ ...shown, ...pages }}
            rows={[shown.data]}
            empty={empty}
          >
            {(rows) => rows.map((row) => <p key={row}>{row}</p>)}
          </LoadedList>
        ))}
      </Sample>
    </Section>
  );
}
