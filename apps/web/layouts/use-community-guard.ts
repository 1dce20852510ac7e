import { useEffect } from "react";
import { useNavigate } from "react-router";
import type { useCommunity } from "#features/communities/web/index.ts";
import { commonErrors } from "#kit/contract/errors.ts";
import { toast } from "#kit/ui/toaster/toast.ts";
import { isApiError } from "#kit/web/api/api-error.ts";
import { errorText } from "#kit/web/errors/error-texts.ts";
import { useLanguage } from "#kit/web/i18n.ts";
import { currentArea, lobbyPath } from "#kit/web/session/area.ts";

type Loaded = Pick<ReturnType<typeof useCommunity>, "error">;

/**
 * R071: somebody outside the community of the URL is led to the lobby and told so; the error reporter does the same for
 * refusals (403). After any other failure the screen goes on. R312
 */
export function useCommunityGuard(queries: readonly Loaded[]): void {
  const navigate = useNavigate();
  const { language } = useLanguage();
  const notFound = commonErrors.RECORD_NOT_FOUND.code;
  const isStranger = queries.some(({ error }) => isApiError(error, notFound));
  useEffect(() => {
    if (!isStranger) return;
    toast({ type: "error", message: errorText({ message_code: notFound }, language) });
    void navigate(lobbyPath(currentArea()), { replace: true });
  }, [isStranger, navigate, language, notFound]);
}
