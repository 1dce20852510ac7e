import { IconPencil, IconSend } from "@tabler/icons-react";
import { Avatar } from "../avatar/avatar.tsx";
import { Badge, CountBadge } from "../badge/badge.tsx";
import { Button, ButtonLink, IconButton } from "../button/button.tsx";
import { CopyButton } from "../copy-button/copy-button.tsx";
import { EmailAddress } from "../email-address/email-address.tsx";
import { Middot } from "../middot/middot.tsx";
import { QrCode } from "../qr-code/qr-code.tsx";
import { RelativeTime } from "../time/relative-time.tsx";
import { UserChip } from "../user-chip/user-chip.tsx";
import { useGalleryMessages } from "./messages.ts";
import { sampleFace } from "./samples.ts";
import { Row, Sample, Section } from "./section.tsx";

const invitation = "https://example.com/invitation";

export function BasicsSection() {
  const text = useGalleryMessages();
  return (
    <Section title={text.sections.basics}>
      <ButtonSamples />
      <PeopleSamples />
      <Sample name="Badge, CountBadge, RelativeTime, CopyButton">
        <Row>
          <Badge>{text.badges.recruitment}</Badge>
          <Badge tone="accent">{text.badges.official}</Badge>
          <Badge tone="success">{text.badges.open}</Badge>
          <Badge tone="warning">{text.badges.soon}</Badge>
          <Badge tone="danger">{text.badges.closed}</Badge>
          <CountBadge count={3} label={text.unread} />
          <CountBadge count={120} label={text.unread} />
          <RelativeTime time="2026-04-01T09:30:00+09:00" />
          <CopyButton value={invitation} />
        </Row>
      </Sample>
      <Sample name="EmailAddress, Middot, QrCode">
        <p>
          {text.names.aoki}
          <Middot />
          {text.affiliation}
          <Middot />
          <EmailAddress address="mariko.aoki@mail.aoba-seisaku.example" />
        </p>
        <Row>
          <QrCode value={invitation} label={invitation} />
        </Row>
      </Sample>
    </Section>
  );
}

function ButtonSamples() {
  const { buttons } = useGalleryMessages();
  return (
    <Sample name="Button, ButtonLink, IconButton">
      <Row>
        <Button variant="primary" icon={<IconSend size={18} aria-hidden="true" />}>
          {buttons.post}
        </Button>
        <Button>{buttons.save}</Button>
        <Button variant="subtle">{buttons.cancel}</Button>
        <Button variant="quiet">{buttons.edit}</Button>
        <Button variant="danger">{buttons.delete}</Button>
        <Button variant="primary" pending>
          {buttons.sending}
        </Button>
        <Button disabled>{buttons.disabled}</Button>
        <Button size="sm">{buttons.edit}</Button>
        <ButtonLink to="/gallery">{buttons.edit}</ButtonLink>
        <IconButton label={buttons.edit}>
          <IconPencil size={20} aria-hidden="true" />
        </IconButton>
      </Row>
    </Sample>
  );
}

function PeopleSamples() {
  const { names, affiliation, badges } = useGalleryMessages();
  return (
    <Sample name="Avatar, UserChip">
      <Row>
        <Avatar name={names.aoki} imageUrl={sampleFace} />
        <Avatar name={names.sato} imageUrl={null} />
        <Avatar name="" imageUrl={null} departed={1} />
        <Avatar name="" imageUrl={null} departed={2} />
      </Row>
      <UserChip
        name={names.aoki}
        imageUrl={sampleFace}
        note={affiliation}
        badge={<Badge tone="accent">{badges.official}</Badge>}
        to="/gallery"
      />
      <UserChip name={names.long} imageUrl={null} note={affiliation} />
      <UserChip name={names.left} imageUrl={null} departed={1} size="sm" />
    </Sample>
  );
}
