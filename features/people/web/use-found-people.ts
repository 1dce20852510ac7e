import { useEffect, useState } from "react";
import { useCall } from "#kit/web/query/use-call.ts";
import { findPeople } from "../contract/find-people.ts";

const PAUSE_MS = 150;

/** Loads the people who match what was typed, once typing pauses. */
export function useFoundPeople(communityId: number, typed: string) {
  const term = typed.trim();
  const [asked, setAsked] = useState("");
  useEffect(() => {
    const timer = setTimeout(() => setAsked(term), term ? PAUSE_MS : 0);
    return () => clearTimeout(timer);
  }, [term]);
  const query = useCall(
    findPeople,
    { params: { id: communityId }, query: { q: asked } },
    { enabled: asked !== "" && term !== "" },
  );
  const isBusy = term !== "" && (term !== asked || query.isFetching);
  return {
    // People of an earlier term are dropped, because Enter would open them.
    people: term !== asked || term === "" ? [] : (query.data?.data ?? []),
    state: isBusy
      ? ("busy" as const)
      : term !== "" && query.isError
        ? ("failed" as const)
        : ("ready" as const),
    again: () => void query.refetch(),
  };
}
