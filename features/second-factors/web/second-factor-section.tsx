import { accountPaths } from "#features/accounts/contract/paths.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { SettingsSection } from "#kit/ui/settings-section/settings-section.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { accountKindOf, currentArea } from "#kit/web/session/area.ts";
import { useSecondFactorMessages } from "./messages.ts";
import { useSecondFactors } from "./use-second-factors.ts";

export function SecondFactorSection() {
  const { title, section } = useSecondFactorMessages();
  const query = useSecondFactors();
  const paths = accountPaths[accountKindOf(currentArea())];
  const factors = query.data?.data;
  const ways = [
    ...(factors?.passkeys.length ? [section.passkeys(factors.passkeys.length)] : []),
    ...(factors?.app ? [section.app] : []),
  ];
  return (
    <SettingsSection
      title={title}
      action={
        <ButtonLink to={paths.secondFactors}>{ways.length > 0 ? section.change : section.setUp}</ButtonLink>
      }
    >
      <Loaded query={query} skeleton={<SkeletonLine width="60%" />}>
        {() => <p>{ways.length > 0 ? section.on(ways.join(section.join)) : section.none}</p>}
      </Loaded>
    </SettingsSection>
  );
}
