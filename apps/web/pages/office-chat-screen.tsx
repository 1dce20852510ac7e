import { OfficeChat } from "#features/chats/web/index.ts";
import { PersonFacts } from "#features/people/web/index.ts";

/** SM65, SM66 of the console show a chat of the office, with facts of the other side. */
export default function OfficeChatScreen() {
  return <OfficeChat facts={(who) => <PersonFacts {...who} />} />;
}
