import { useCall } from "#kit/web/query/use-call.ts";
import { getPost } from "../contract/calls.ts";

/** Loads one post; reactions show here and in lists alike. Its screen says when it fails. */
export const usePost = (id: number) => useCall(getPost, { params: { id } });
