import type { ComponentType } from "react";
import type { RegistrationForm } from "#features/member-details/contract/form.ts";
import type { PersonView } from "../contract/person.ts";
import { ChatsTab, ConsentsTab, GroupsTab, PostsTab } from "./person-activity.tsx";
import { DetailsTab } from "./person-details.tsx";
import { HistoryTab } from "./person-history.tsx";
import { OverviewTab } from "./person-overview.tsx";

export const tabNames = ["overview", "details", "posts", "groups", "chats", "consents", "history"] as const;
export type TabName = (typeof tabNames)[number];

export type TabProps = {
  readonly communityId: number;
  readonly person: PersonView;
  readonly definition: RegistrationForm;
};

export const personTabs: Readonly<Record<TabName, ComponentType<TabProps>>> = {
  overview: OverviewTab,
  details: DetailsTab,
  posts: PostsTab,
  groups: GroupsTab,
  chats: ChatsTab,
  consents: ConsentsTab,
  history: HistoryTab,
};
