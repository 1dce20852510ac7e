import { useId } from "react";
import { daysUntil, showDate } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import type { ContractView } from "../contract/calls.ts";
import { NEARLY_FULL } from "../contract/limits.ts";
import styles from "./contracts.module.css";
import { useContractMessages } from "./messages.ts";

/** The renewal is announced so many days before. */
const SOON_DAYS = 60;

export function ContractFacts({ contract }: { contract: ContractView }) {
  const text = useContractMessages();
  const { plan, renewal_date, options, purchased_points, member_limit, members } = contract;
  const days = renewal_date === null ? null : daysUntil(renewal_date, new Date());
  return (
    <Card className={common.stack4}>
      <Places limit={member_limit} {...members} />
      <ConfirmList
        items={[
          { label: text.fields.plan, value: plan ?? text.noPlan },
          {
            label: text.fields.renewal_date,
            value:
              renewal_date === null ? (
                text.none
              ) : (
                <span className={common.row2}>
                  {showDate(renewal_date)}
                  {days !== null && days <= SOON_DAYS && (
                    <Badge tone="warning">{days < 0 ? text.past : text.daysLeft(days)}</Badge>
                  )}
                </span>
              ),
          },
          { label: text.fields.options, value: options.length > 0 ? options.join(text.comma) : text.none },
          { label: text.fields.purchased_points, value: text.points(purchased_points) },
        ]}
      />
    </Card>
  );
}

type PlacesProps = { readonly limit: number } & ContractView["members"];

/** Says how many places are taken, and warns before none is left. */
function Places({ limit, alumni, employees }: PlacesProps) {
  const text = useContractMessages().places;
  const id = useId();
  const taken = alumni + employees;
  const isFull = taken >= limit;
  const isNearlyFull = taken >= limit * NEARLY_FULL;
  return (
    <div className={styles.places} data-full={isNearlyFull || undefined}>
      <p id={id}>
        <b>{text.taken(taken, limit)}</b> <span className={common.note}>{text.kinds(alumni, employees)}</span>
      </p>
      <meter
        aria-labelledby={id}
        min={0}
        max={limit}
        high={limit * NEARLY_FULL}
        value={Math.min(taken, limit)}
      />
      {isNearlyFull && (
        <NoticeBox>{isFull ? text.full(taken - limit) : text.nearlyFull(limit - taken)}</NoticeBox>
      )}
    </div>
  );
}
