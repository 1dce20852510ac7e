import { formatDate, showDate } from "#kit/contract/fields/tokyo-time.ts";
import common from "#kit/ui/common.module.css";
import { FactBlock } from "#kit/ui/fact-block/fact-block.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { usePeopleListMessages } from "./list-messages.ts";
import { Email, StatusBadge } from "./people-columns.tsx";
import styles from "./person.module.css";
import { usePersonMessages } from "./person-messages.ts";
import type { TabProps } from "./person-tabs.tsx";
import { useFlagNames } from "./use-flag-names.ts";
import { useJobTypes } from "./use-job-types.ts";
import { usePersonProfile } from "./use-person.ts";

export function OverviewTab({ communityId, person }: TabProps) {
  const text = usePersonMessages();
  const list = usePeopleListMessages();
  const { column, label } = list;
  const { jobType } = useJobTypes();
  const flagName = useFlagNames(communityId);
  const { last_visited_on: visited, joined_at: joined, email } = person;
  const who = [
    { label: column.display_name, value: <bdi>{person.display_name || text.none}</bdi> },
    { label: column.email, value: email ? <Email person={person} text={list} /> : text.none },
    { label: column.department, value: person.department_name ?? text.none },
    { label: column.employee_id, value: person.employee_id ?? text.none },
    { label: column.job_type, value: jobType(person) || text.none },
  ];
  return (
    <div className={styles.overview}>
      <div className={styles.blocks}>
        <FactBlock title={column.person} items={who} />
        <Activity communityId={communityId} userId={person.id} />
      </div>
      <FactBlock
        title={text.standing}
        items={[
          { label: text.status, value: <StatusBadge status={person.status} text={list} /> },
          { label: column.posting, value: label.posting[person.posting_blocked ? "true" : "false"] },
          { label: text.flags, value: person.flags.map(flagName).join("・") || text.none },
          { label: column.visited_on, value: visited ? showDate(visited) : list.never },
          { label: column.joined_at, value: joined ? formatDate(new Date(joined)) : text.none },
          { label: text.invitedBy, value: person.invited_by ?? text.none },
        ]}
      />
    </div>
  );
}

function Activity({ communityId, userId }: { readonly communityId: number; readonly userId: number }) {
  const text = usePersonMessages();
  return (
    <Loaded query={usePersonProfile(communityId, userId)} skeleton={<RowSkeletons count={3} />}>
      {({ profile }) => (
        <>
          <FactBlock
            title={text.activity}
            items={[
              { label: text.postCount, value: text.times(profile.posts) },
              { label: text.commentCount, value: text.times(profile.comments) },
              { label: text.groupCount, value: text.times(profile.groups) },
            ]}
          />
          <FactBlock title={text.introduction}>
            <p className={styles.introduction}>{profile.introduction || text.none}</p>
            {!profile.is_profile_public && <p className={common.fine}>{text.isPrivate}</p>}
          </FactBlock>
        </>
      )}
    </Loaded>
  );
}
