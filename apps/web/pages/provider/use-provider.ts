import { showProvider } from "#features/provider/contract/calls.ts";
import { useCall } from "#kit/web/query/use-call.ts";

/** Who runs the service; it changes only with the server's settings. */
export const useProvider = () =>
  useCall(showProvider, {}, { staleTime: Number.POSITIVE_INFINITY, meta: { silent: true } });
