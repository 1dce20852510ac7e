import { screens as accounts } from "#features/accounts/web/screens.ts";
import { screens as administrators } from "#features/administrators/web/screens.ts";
import { screens as auditLog } from "#features/audit-log/web/screens.ts";
import { screens as bounces } from "#features/bounces/web/screens.ts";
import { screens as candidates } from "#features/candidates/web/screens.ts";
import { screens as chats } from "#features/chats/web/screens.ts";
import { screens as dashboard } from "#features/dashboard/web/screens.ts";
import { screens as employees } from "#features/employees/web/screens.ts";
import { screens as groups } from "#features/groups/web/screens.ts";
import { screens as invitations } from "#features/invitations/web/screens.ts";
import { screens as login } from "#features/login/web/screens.ts";
import { screens as managementFlags } from "#features/management-flags/web/screens.ts";
import { screens as memberDetails } from "#features/member-details/web/screens.ts";
import { screens as messageTemplates } from "#features/message-templates/web/screens.ts";
import { screens as moderation } from "#features/moderation/web/screens.ts";
import { screens as noticeChoices } from "#features/notice-choices/web/screens.ts";
import { screens as operators } from "#features/operators/web/screens.ts";
import { screens as ownData } from "#features/own-data/web/screens.ts";
import { screens as people } from "#features/people/web/screens.ts";
import { screens as peopleImports } from "#features/people-imports/web/screens.ts";
import { screens as profiles } from "#features/profiles/web/screens.ts";
import { screens as registration } from "#features/registration/web/screens.ts";
import { screens as secondFactors } from "#features/second-factors/web/screens.ts";
import { screens as socialLogins } from "#features/social-logins/web/screens.ts";
import { screens as timeline } from "#features/timeline/web/screens.ts";
import { screens as turnovers } from "#features/turnovers/web/screens.ts";
import { screens as withdrawal } from "#features/withdrawal/web/screens.ts";
import type { Screen } from "#kit/web/screens/screen.ts";
import { screens as pages } from "../pages/screens.ts";

/** Guards, titles, robots, menus, the build and `npm run inventory` read this table of all screens. */
export const screens: readonly Screen[] = [
  ...accounts,
  ...administrators,
  ...auditLog,
  ...bounces,
  ...chats,
  ...dashboard,
  ...employees,
  ...groups,
  ...invitations,
  ...managementFlags,
  ...messageTemplates,
  ...memberDetails,
  ...noticeChoices,
  ...operators,
  ...ownData,
  ...peopleImports,
  ...candidates,
  ...people,
  ...timeline,
  ...moderation,
  ...profiles,
  ...registration,
  ...secondFactors,
  ...login,
  ...socialLogins,
  ...turnovers,
  ...withdrawal,
  ...pages,
];
