import { useQueryClient } from "@tanstack/react-query";
import { showCommunityTerms, showProviderTerms } from "#features/terms/contract/calls.ts";

/** After a refusal: terms may have a new version, which has to be read before it is agreed to. */
export function useForgetTerms(): () => void {
  const queryClient = useQueryClient();
  return () => {
    for (const { path } of [showCommunityTerms, showProviderTerms])
      void queryClient.invalidateQueries({ queryKey: [path] });
  };
}
