import { useCall } from "#kit/web/query/use-call.ts";
import { getPost } from "../contract/calls.ts";

/** One post; reactions show here and in the lists alike. Its screen says what became of it when it fails. */
export const usePost = (id: number) => useCall(getPost, { params: { id } });
