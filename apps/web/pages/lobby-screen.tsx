import { accountPaths } from "#features/accounts/contract/paths.ts";
import { ReturnedMailBanner } from "#features/bounces/web/index.ts";
import { Lobby } from "#features/lobby/web/index.ts";
import { useOwnAccount } from "#features/profiles/web/index.ts";
import { TurnoverBanner } from "#features/turnovers/web/index.ts";
import { currentArea, kindOfArea } from "#kit/web/session/area.ts";

export default function LobbyScreen() {
  const area = currentArea();
  const { settings } = accountPaths[kindOfArea(area)];
  return (
    <Lobby name={useOwnAccount(area).data?.data.profile.display_name}>
      <TurnoverBanner />
      <ReturnedMailBanner settings={settings} />
    </Lobby>
  );
}
