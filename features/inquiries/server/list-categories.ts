import { serve } from "#kit/server/http/serve.ts";
import { listInquiryCategories } from "../contract/calls.ts";
import { listCategoryRows } from "./inquiries.sql.ts";

export const listInquiryCategoriesRoute = serve(listInquiryCategories, async (context) => ({
  data: await context.run(listCategoryRows, {}),
}));
