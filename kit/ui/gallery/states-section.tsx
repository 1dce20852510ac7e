import { IconMessages } from "@tabler/icons-react";
import { Button } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { ErrorState } from "../error-state/error-state.tsx";
import { FormNotice } from "../form-notice/form-notice.tsx";
import { LoadMore } from "../infinite-list/load-more.tsx";
import { JobNumbers } from "../job-numbers/job-numbers.tsx";
import { NoticeBox } from "../notice-box/notice-box.tsx";
import { SettingsSection } from "../settings-section/settings-section.tsx";
import { PostSkeletons, RowSkeletons } from "../skeleton/skeleton.tsx";
import styles from "./gallery.module.css";
import { useGalleryMessages } from "./messages.ts";
import { Sample, Section } from "./section.tsx";

const nothing = () => {};

export function StatesSection() {
  const text = useGalleryMessages();
  return (
    <Section title={text.sections.states}>
      <div className={styles.section}>
        <Sample name="PostSkeletons">
          <PostSkeletons count={1} />
        </Sample>
        <Sample name="RowSkeletons">
          <RowSkeletons count={3} />
        </Sample>
        <Card as="div">
          <EmptyState
            icon={IconMessages}
            title={text.empty.title}
            action={<Button variant="primary">{text.empty.action}</Button>}
          >
            {text.empty.text}
          </EmptyState>
        </Card>
        <Card as="div">
          <ErrorState message={text.error} onRetry={nothing} />
        </Card>
        <Sample name="NoticeBox, SettingsSection">
          <NoticeBox>{text.notice}</NoticeBox>
          <NoticeBox alert>{text.error}</NoticeBox>
          <SettingsSection title={text.setting.title} action={<Button>{text.buttons.edit}</Button>}>
            <p>{text.setting.text}</p>
          </SettingsSection>
        </Sample>
        <Sample name="FormNotice">
          <FormNotice onReload={nothing} />
          <FormNotice isReloaded />
          <FormNotice problem={text.error} />
          <FormNotice onDiscard={nothing} />
        </Sample>
        <Sample name="JobNumbers">
          <JobNumbers
            progress={{ label: text.job.progress, value: 218, max: 540 }}
            numbers={[
              [text.job.done, 214],
              [text.job.failed, 4],
            ]}
          />
        </Sample>
        <Sample name="LoadMore">
          <LoadMore hasMore loading failed={false} onMore={nothing} />
          <LoadMore hasMore loading={false} failed onMore={nothing} />
          <LoadMore hasMore={false} loading={false} failed={false} onMore={nothing} />
        </Sample>
      </div>
    </Section>
  );
}
