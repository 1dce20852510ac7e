import type { PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";

type ProfileFacts = {
  display_name?: string;
  introduction?: string;
  is_profile_public?: boolean;
  joined_at?: Date;
};

/** Sets columns of a member's row in the community. */
export const setProfile = (server: TestServer, who: PersonKey, facts: ProfileFacts) =>
  server.database.kysely
    .updateTable("memberships")
    .set(facts)
    .where("id", "=", server.ids.membership[who] ?? 0)
    .execute();
