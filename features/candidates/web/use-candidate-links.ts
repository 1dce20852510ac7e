import { useLocation } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";

/** Returns the links among the candidates of a community; those to the list and its pages keep the list's filters. */
export function useCandidateLinks(id: number) {
  const { search } = useLocation();
  return {
    list: linkTo("/community/communities/:id/alumnus_candidates_waiting_approval", { id }) + search,
    rejected: linkTo("/community/communities/:id/alumnus_candidates_waiting_approval/rejected", { id }),
    pageOf: (management_no: number) =>
      linkTo("/community/communities/:id/alumnus_candidates_waiting_approval/:management_no/edit", {
        id,
        management_no,
      }) + search,
  };
}
