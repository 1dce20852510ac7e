import {
  IconBell,
  IconFileText,
  IconHome,
  IconLayoutDashboard,
  IconLogout,
  IconMessages,
  IconNews,
  IconSettings,
  IconUser,
  IconUserPlus,
  IconUsers,
  IconUsersGroup,
} from "@tabler/icons-react";
import type { ReactNode } from "react";
import { Button, IconButton } from "../button/button.tsx";
import { Card } from "../card/card.tsx";
import { TextField } from "../fields/text-field.tsx";
import { ConsoleFrame } from "../frame/console/console-frame.tsx";
import { Frame } from "../frame/frame.tsx";
import type { MenuGroup } from "../frame/frame-types.ts";
import { MinimalFrame } from "../frame/minimal-frame.tsx";
import { SidePanel } from "../side-panel/side-panel.tsx";
import { PostSkeletons, RowSkeletons } from "../skeleton/skeleton.tsx";
import { UserChip } from "../user-chip/user-chip.tsx";
import styles from "./gallery.module.css";
import { useGalleryMessages } from "./messages.ts";
import { listOf, sampleFace } from "./samples.ts";

const nothing = () => {};
const icon = { size: 20, "aria-hidden": true } as const;

function useSharedProps() {
  const { frame, names } = useGalleryMessages();
  return {
    home: "/gallery",
    logoUrl: null,
    communityName: frame.community,
    user: { name: names.aoki, imageUrl: sampleFace },
    userMenu: [{ label: frame.logOut, icon: <IconLogout {...icon} />, onSelect: nothing }],
    bell: (
      <IconButton label={frame.notices}>
        <IconBell size={22} aria-hidden="true" />
      </IconButton>
    ),
  };
}

export function FrameSample() {
  const { frame, names, affiliation, unread } = useGalleryMessages();
  const places = [
    { to: "/gallery", label: frame.home, icon: <IconHome {...icon} /> },
    { to: "/gallery/groups", label: frame.groups, icon: <IconUsersGroup {...icon} /> },
    {
      to: "/gallery/chats",
      label: frame.chats,
      icon: <IconMessages {...icon} />,
      count: 3,
      countLabel: unread,
    },
    { to: "/gallery/notices", label: frame.notices, icon: <IconBell {...icon} /> },
    { to: "/gallery/me", label: frame.me, icon: <IconUser {...icon} /> },
  ];
  const more = { to: "/gallery/site", label: frame.site, icon: <IconNews {...icon} /> };
  return (
    <Frame
      {...useSharedProps()}
      members={{
        avatars: Array.from({ length: 12 }, () => ({ imageUrl: sampleFace, departed: 0 })),
        total: 214,
      }}
      sidebarHead={<UserChip name={names.aoki} imageUrl={sampleFace} note={affiliation} />}
      groups={[{ entries: [...places, more] }]}
      bottom={places}
      rail={
        <Card>
          <h2>{frame.board}</h2>
          <p>{frame.boardText}</p>
        </Card>
      }
    >
      <PostSkeletons />
    </Frame>
  );
}

export function AdminFrameSample({ beside }: { beside?: ReactNode }) {
  const { frame } = useGalleryMessages();
  const groups: MenuGroup[] = [
    { entries: [{ to: "/gallery", label: frame.dashboard, icon: <IconLayoutDashboard {...icon} /> }] },
    {
      label: frame.people,
      entries: [
        { to: "/gallery/alumni", label: frame.alumni, icon: <IconUsers {...icon} /> },
        { to: "/gallery/candidates", label: frame.candidates, icon: <IconUserPlus {...icon} />, count: 12 },
      ],
    },
    {
      label: frame.content,
      entries: [{ to: "/gallery/posts", label: frame.posts, icon: <IconFileText {...icon} /> }],
    },
    {
      label: frame.settings,
      entries: [
        { to: "/gallery/settings", label: frame.communitySettings, icon: <IconSettings {...icon} /> },
      ],
      foldIcon: <IconSettings {...icon} />,
    },
  ];
  const { user, ...shared } = useSharedProps();
  return (
    <ConsoleFrame
      {...shared}
      user={{ ...user, role: frame.role }}
      communities={[{ label: frame.other, onSelect: nothing }]}
      onCommunities={nothing}
      groups={groups}
      foot={[{ to: "/gallery/members", label: frame.memberSide, icon: <IconHome {...icon} /> }]}
    >
      <Card>
        <RowSkeletons />
      </Card>
      {beside}
    </ConsoleFrame>
  );
}

export function PanelSample() {
  const { console: text, names } = useGalleryMessages();
  return (
    <AdminFrameSample
      beside={
        <SidePanel
          title={names.long}
          neighbours={{ position: 3, total: 2003, onPrevious: nothing, onNext: nothing }}
          onClose={nothing}
          foot={<Button variant="primary">{text.decide}</Button>}
        >
          <p>{text.panelText}</p>
        </SidePanel>
      }
    />
  );
}

export function MinimalFrameSample() {
  const { fields, buttons, frame } = useGalleryMessages();
  return (
    <MinimalFrame footer={listOf(frame.footer).join("　")}>
      <Card>
        <div className={styles.section}>
          <TextField label={fields.email} value="" onChange={nothing} />
          <Button variant="primary" fullWidth>
            {buttons.post}
          </Button>
        </div>
      </Card>
    </MinimalFrame>
  );
}
