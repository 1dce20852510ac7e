import { IconCheck } from "@tabler/icons-react";
import { DAY_MS } from "#kit/contract/durations.ts";
import { formatDate } from "#kit/contract/fields/tokyo-time.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { confirmPortfolio } from "../contract/calls.ts";
import { CONFIRMED_DAYS } from "../contract/limits.ts";
import { ActivitiesSection } from "./activities-section.tsx";
import { usePortfolioMessages } from "./messages.ts";
import styles from "./portfolio.module.css";
import { useOwnPortfolio } from "./use-portfolio.ts";
import { WorkSection } from "./work-section.tsx";

export default function PortfolioScreen() {
  const text = usePortfolioMessages();
  const { communityId, query } = useOwnPortfolio();
  return (
    <div className={common.page}>
      <div>
        <h1>{text.title}</h1>
        <p className={common.dim}>{text.lead}</p>
      </div>
      <Loaded query={query}>
        {(portfolio) => (
          <>
            <Confirmation communityId={communityId} confirmedAt={portfolio.confirmed_at} />
            <WorkSection
              communityId={communityId}
              corporations={portfolio.portfolio_work_history_corporations}
            />
            <ActivitiesSection
              communityId={communityId}
              activities={portfolio.portfolio_personal_activities}
            />
          </>
        )}
      </Loaded>
    </div>
  );
}

type ConfirmationProps = { readonly communityId: number; readonly confirmedAt: string | null };

/** Says when all of it was last true, and asks once a year. */
function Confirmation({ communityId, confirmedAt }: ConfirmationProps) {
  const text = usePortfolioMessages();
  const confirm = useAction(confirmPortfolio, {
    input: () => ({ params: { id: communityId } }),
    done: () => text.confirm.done,
  });
  if (confirmedAt === null) return null;
  const at = new Date(confirmedAt);
  if (Date.now() - at.getTime() < CONFIRMED_DAYS * DAY_MS)
    return <p className={common.note}>{text.confirmed(formatDate(at).slice(0, 7))}</p>;
  return (
    <NoticeBox>
      <div className={styles.ask}>
        <p>{text.confirm.ask}</p>
        <Button
          icon={<IconCheck size={20} aria-hidden="true" />}
          pending={confirm.isPending}
          onClick={() => confirm.run()}
        >
          {text.confirm.press}
        </Button>
      </div>
    </NoticeBox>
  );
}
