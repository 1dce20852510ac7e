import { useCall } from "#kit/web/query/use-call.ts";
import { getPost } from "../contract/calls.ts";

/** One post; reactions show here and in the lists alike. */
export const usePost = (id: number) => useCall(getPost, { params: { id } });
