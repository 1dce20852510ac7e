import { useEffect } from "react";
import { useCommunityId } from "#features/communities/web/index.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { useAddress } from "#kit/web/router/use-address.ts";
import { readNotice } from "../contract/calls.ts";
import { NOTICE_PARAM } from "./notice-path.ts";

/**
 * R063: on a screen that reads notices, arriving with `notice_user_id` loads the notice's type, which marks it read;
 * then the parameter leaves the URL. A missing notice leads to /404, like any missing object.
 */
export function useReadNotice(screenReads: boolean): void {
  const communityId = useCommunityId();
  const [params, setParams] = useAddress();
  const wanted = params.get(NOTICE_PARAM) ?? "";
  const arrived = screenReads && communityId !== null && /^\d{1,15}$/.test(wanted);
  const { isSuccess } = useCall(
    readNotice,
    { params: { id: communityId ?? 0, n: wanted } },
    { enabled: arrived, staleTime: Number.POSITIVE_INFINITY, meta: { reported: true } },
  );
  const read = arrived && isSuccess;
  useEffect(() => {
    if (!read) return;
    setParams(
      (now) => {
        now.delete(NOTICE_PARAM);
        return now;
      },
      { replace: true },
    );
  }, [read, setParams]);
}
