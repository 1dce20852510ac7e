import { serve } from "#kit/server/http/serve.ts";
import { listOccupations } from "../contract/calls.ts";
import { listOccupationRows, type OccupationRow } from "./occupations.sql.ts";

const view = ({ id, name_ja, name_en }: OccupationRow) => ({ id, name_ja, name_en });

export const listOccupationsRoute = serve(listOccupations, async (context) => {
  const rows = await context.run(listOccupationRows, {});
  const byParent = Map.groupBy(rows, (row) => row.parent_id);
  return {
    data: (byParent.get(null) ?? []).map((parent) => ({
      ...view(parent),
      children: (byParent.get(parent.id) ?? []).map(view),
    })),
  };
});
