import { useQuery } from "@tanstack/react-query";
import type { AnswerOf } from "#kit/contract/call.ts";
import type { ApiError } from "#kit/web/api/api-error.ts";
import type { getPost } from "../contract/calls.ts";
import { postQuery } from "./post-cache.ts";

/** One post; its key is that of the cache, so that reactions show here and in the lists alike. */
export const usePost = (id: number) => useQuery<AnswerOf<typeof getPost>, ApiError>(postQuery(id));
