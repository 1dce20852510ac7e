import { serve } from "#kit/server/http/serve.ts";
import { showRegistrationColumns } from "../contract/calls.ts";
import { inSlots } from "../contract/slots.ts";
import { loadForm } from "./load-form.ts";

export const showFormRoute = serve(showRegistrationColumns, async (context, { params }) => ({
  data: inSlots(await loadForm(context.db, params.id)),
}));
