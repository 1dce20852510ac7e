import { IconUser } from "@tabler/icons-react";
import { useState } from "react";
import { ActionBar } from "../action-bar/action-bar.tsx";
import { Badge } from "../badge/badge.tsx";
import { Button, ButtonLink } from "../button/button.tsx";
import { EmptyState } from "../empty-state/empty-state.tsx";
import { BackLink } from "../page-head/back-link.tsx";
import { PageHead } from "../page-head/page-head.tsx";
import { QuickSwitch } from "../quick-switch/quick-switch.tsx";
import { Matrix } from "../settings-page/matrix.tsx";
import { SettingsBlock, SettingsPage, SettingsRows } from "../settings-page/settings-page.tsx";
import { useGalleryMessages } from "./messages.ts";
import { choicesIn } from "./samples.ts";
import { Row, Sample, Section } from "./section.tsx";

export const ConsoleSection = () => (
  <Section title={useGalleryMessages().console.title}>
    <Parts />
  </Section>
);

function Parts() {
  const { console: text, names, frame, buttons, empty, badges, densities } = useGalleryMessages();
  const [values, setValues] = useState<Record<"short" | "long", keyof typeof text.choices>>({
    short: "optional",
    long: "off",
  });
  const matrix = (
    <Matrix
      caption={text.matrix}
      rows={[
        { key: "short", label: names.aoki },
        { key: "long", label: names.long },
      ]}
      choices={choicesIn(text.choices)}
      values={values}
      onChange={(key, value) => setValues({ ...values, [key]: value })}
    />
  );
  return (
    <>
      <Sample name="ConsoleFrame, SidePanel">
        <Row>
          {(["admin", "panel"] as const).flatMap((show) =>
            (["office", "members"] as const).map((density) => (
              <ButtonLink key={`${show} ${density}`} to={`/gallery?show=${show}&density=${density}`}>
                {text.shows[show]}: {densities[density]}
              </ButtonLink>
            )),
          )}
        </Row>
      </Sample>
      <Sample name="PageHead, EmptyState">
        <BackLink to="/gallery">{frame.people}</BackLink>
        <PageHead title={frame.candidates} count="2,003" lead={empty.text}>
          <Button>{buttons.edit}</Button>
          <Button variant="primary">{buttons.post}</Button>
        </PageHead>
        <EmptyState
          icon={IconUser}
          title={empty.title}
          action={<Button variant="primary">{empty.action}</Button>}
        >
          {empty.text}
        </EmptyState>
      </Sample>
      <Sample name="SettingsPage, Matrix">
        <SettingsPage
          title={frame.communitySettings}
          lead={text.panelText}
          sections={[{ id: "gallery-matrix", title: text.matrix }]}
        >
          <SettingsBlock id="gallery-matrix" title={text.matrix}>
            {matrix}
            <SettingsRows>
              <li>
                <bdi>{names.long}</bdi>
                <Badge tone="success">{badges.open}</Badge>
              </li>
            </SettingsRows>
          </SettingsBlock>
        </SettingsPage>
      </Sample>
      <Sample name="QuickSwitch">
        <Switch />
      </Sample>
      <Sample name="ActionBar">
        <ActionBar note={text.changed}>
          <Button variant="subtle">{text.discard}</Button>
          <Button variant="primary">{text.save}</Button>
        </ActionBar>
      </Sample>
    </>
  );
}

/** The sample has one screen and one person, some of them, or none. */
function Switch() {
  const { console: text, names, frame } = useGalleryMessages();
  const [term, setTerm] = useState("");
  const nothing = () => {};
  const icon = <IconUser size={20} aria-hidden="true" />;
  const people = [names.aoki, names.long].map((label) => ({
    key: label,
    label,
    note: "No. 61",
    icon,
    onChoose: nothing,
  }));
  const screens = [{ key: "screen", label: frame.dashboard, icon, onChoose: nothing }];
  const fits = ({ label }: { label: string }) => label.includes(term);
  return (
    <QuickSwitch
      term={term}
      onTerm={setTerm}
      state="ready"
      onAgain={nothing}
      hint={text.findBy}
      groups={[
        { key: "screens", label: frame.dashboard, options: screens.filter(fits) },
        { key: "people", label: frame.people, options: people.filter(fits) },
      ]}
    />
  );
}
