import common from "#kit/ui/common.module.css";
import { FactBlock } from "#kit/ui/fact-block/fact-block.tsx";
import { RowSkeletons } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { usePeopleListMessages } from "./list-messages.ts";
import styles from "./person.module.css";
import { usePersonMessages } from "./person-messages.ts";
import type { TabProps } from "./person-tabs.tsx";
import { useFlagNames } from "./use-flag-names.ts";
import { useJobTypes } from "./use-job-types.ts";
import { usePersonProfile } from "./use-person.ts";
import { usePersonFacts } from "./use-person-facts.tsx";

export function OverviewTab({ communityId, person }: TabProps) {
  const text = usePersonMessages();
  const list = usePeopleListMessages();
  const flagName = useFlagNames(communityId);
  const facts = usePersonFacts(useJobTypes());
  return (
    <div className={styles.overview}>
      <div className={styles.blocks}>
        <FactBlock
          title={list.block.person}
          items={facts(person, ["display_name", "email", "department", "employee_id", "job_type"])}
        />
        <Activity communityId={communityId} userId={person.id} />
      </div>
      <FactBlock
        title={text.standing}
        items={[
          ...facts(person, ["status", "posting"]),
          { label: text.flags, value: person.flags.map(flagName).join("・") || text.none },
          ...facts(person, ["visited_on", "joined_at"]),
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
