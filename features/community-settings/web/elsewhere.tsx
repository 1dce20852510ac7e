import { Link } from "react-router";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import { ConfirmList } from "#kit/ui/form-flow/form-flow.tsx";
import type { SettingsView } from "../contract/calls.ts";
import { useSettingsMessages } from "./messages.ts";

type Props = { readonly communityId: number; readonly view: Pick<SettingsView, "elsewhere"> };

/** What other pages or the provider decide, to be read here. */
export function Elsewhere({ communityId, view: { elsewhere } }: Props) {
  const text = useSettingsMessages();
  const { labels, yes, no, everywhere } = text.elsewhere;
  const inWords = (value: boolean) => (value ? yes : no);
  const { demands_second_factor, ip_allow_list } = elsewhere;
  return (
    <Card>
      <ConfirmList
        items={[
          {
            label: labels.demands_second_factor,
            value: (
              <>
                {inWords(demands_second_factor)}{" "}
                <Link to={linkTo("/community/communities/:id/security", { id: communityId })}>
                  {text.elsewhere.security}
                </Link>
              </>
            ),
          },
          ...(["community_site_available", "is_private", "is_daiko"] as const).map((name) => ({
            label: labels[name],
            value: inWords(elsewhere[name]),
          })),
          {
            label: labels.ip_allow_list,
            value: ip_allow_list.length > 0 ? ip_allow_list.join("、") : everywhere,
          },
        ]}
      />
    </Card>
  );
}
