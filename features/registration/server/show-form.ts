import { serve } from "#kit/server/http/serve.ts";
import { listOccupations, showRegistrationColumns } from "../contract/calls.ts";
import { loadForm } from "./load-form.ts";
import { listOccupationRows } from "./registration.sql.ts";

export const showFormRoutes = [
  serve(showRegistrationColumns, async (context, { params }) => ({
    data: await loadForm(context.db, params.id),
  })),

  serve(listOccupations, async (context) => {
    const rows = await context.run(listOccupationRows, []);
    const byParent = Map.groupBy(rows, (row) => row.parent_id);
    const view = ({ id, name_ja, name_en }: (typeof rows)[number]) => ({ id, name_ja, name_en });
    return {
      data: (byParent.get(null) ?? []).map((parent) => ({
        ...view(parent),
        children: (byParent.get(parent.id) ?? []).map(view),
      })),
    };
  }),
];
