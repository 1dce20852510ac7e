import { useEffect } from "react";
import { useNavigate } from "react-router";
import { showSession } from "#features/sessions/contract/calls.ts";
import { useBeginSession } from "#features/sessions/web/index.ts";
import type { Area } from "#kit/contract/area.ts";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { loginPath } from "#kit/web/session/area.ts";
import { clearStoredSession } from "#kit/web/session/stored-session.ts";
import { leadIn } from "./lead-in.ts";

/** Somebody has signed in by a redirect: the stored session is fetched, then the browser goes on. */
export function Entered({ area, to }: { area: Area; to: string | null }) {
  const begin = useBeginSession(area);
  const navigate = useNavigate();
  const query = useCall(showSession, {}, { staleTime: 0, gcTime: 0, retry: false });
  const { data, error, isFetching } = query;
  useEffect(() => {
    if (error?.status === 401) {
      clearStoredSession(area);
      void navigate(loginPath[area], { replace: true });
    }
    if (!data || isFetching) return;
    void begin(data.data).then(async () => navigate(to ?? (await leadIn(area)), { replace: true }));
  }, [area, begin, data, error, isFetching, navigate, to]);
  const waiting = <RowSkeletons />;
  return (
    <Loaded query={query} skeleton={waiting} refused={({ status }) => (status === 401 ? waiting : undefined)}>
      {() => waiting}
    </Loaded>
  );
}
