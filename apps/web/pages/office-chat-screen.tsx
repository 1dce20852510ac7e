import { OfficeChat } from "#features/chats/web/index.ts";
import { PersonFacts } from "#features/people/web/index.ts";

export default function OfficeChatScreen() {
  return <OfficeChat facts={(who) => <PersonFacts {...who} />} />;
}
