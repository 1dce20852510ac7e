import type { AccountKind } from "#kit/server/access/actor.ts";
import { type Statement, statement } from "#kit/server/database/database.ts";

export type OwnProfileRow = {
  account_id: number;
  kind: AccountKind;
  language: "ja" | "en";
  family_name: string;
  given_name: string;
  file_id: number | null;
  community_id: number | null;
  display_name: string | null;
  direct_id: number | null;
};

const accountColumns = "a.id as account_id, a.kind, a.language, a.family_name, a.given_name, a.file_id";
const directRoom = `(select r.id from chatrooms r
   where r.community_id = m.community_id and r.direct_key = 'office:' || m.id) as direct_id`;

export const findOwnAccount: Statement<OwnProfileRow> = statement(
  "find_own_account",
  `select ${accountColumns}, m.community_id, m.display_name, ${directRoom}
   from accounts a
     left join memberships m on m.community_id = a.login_community_id and m.account_id = a.id
       and m.state = 'participating'
   where a.id = $1`,
);

export const findOwnProfile: Statement<OwnProfileRow> = statement(
  "find_own_profile",
  `select ${accountColumns}, m.community_id, m.display_name, ${directRoom}
   from memberships m join accounts a on a.id = m.account_id
   where m.id = $1`,
);
