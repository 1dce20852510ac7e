import { BulkActSamples } from "#features/bulk-results/web/index.ts";
import { ViewSamples } from "#features/saved-views/web/index.ts";
import Gallery from "#kit/ui/gallery/gallery.tsx";
import { ImpactSamples } from "#kit/web/bulk/impact-samples.tsx";
import { FormSamples } from "#kit/web/forms/form-samples.tsx";
import { ActionSamples } from "#kit/web/query/action-samples.tsx";
import { LoadedSamples } from "#kit/web/query/loaded-samples.tsx";
import { TableSamples } from "#kit/web/table/table-samples.tsx";
import { ListSamples } from "#kit/web/windowed-list/list-samples.tsx";
import { bulkKinds } from "../bulk-kinds.ts";

/** Shows every part of the design system with its states, for developers. */
export default function GalleryScreen() {
  return (
    <Gallery>
      <TableSamples />
      <ListSamples />
      <LoadedSamples />
      <ViewSamples />
      <ImpactSamples />
      <BulkActSamples kinds={bulkKinds} />
      <FormSamples />
      <ActionSamples />
    </Gallery>
  );
}
