import { IconMailOff } from "@tabler/icons-react";
import { useState } from "react";
import { linkTo } from "#kit/contract/link-to.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import { Button, ButtonLink } from "#kit/ui/button/button.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { bounceStateWords, listBouncingPeople } from "../contract/calls.ts";
import { LookUpDialog } from "./look-up-dialog.tsx";
import { useBouncesMessages } from "./messages.ts";
import { useDeliverAgain } from "./use-deliver-again.ts";

const tones = { stopped: "danger", watched: "warning" } as const;

/** Lists people in all communities whose mail comes back. */
export default function BouncesScreen() {
  const text = useBouncesMessages();
  const { language } = useLanguage();
  const table = useTable(listBouncingPeople, { params: {} });
  const [isLookingUp, setLookingUp] = useState(false);
  const resume = useDeliverAgain();
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="people"
        search={text.search}
        cells={{
          state: ({ state }) => <Badge tone={tones[state]}>{bounceStateWords[state][language]}</Badge>,
        }}
        target={({ id, name }) => ({ id, number: id, name })}
        empty={{ icon: IconMailOff, title: text.empty, hint: text.emptyHint }}
        action={
          <>
            <ButtonLink to={linkTo("/operator/bounces/days")}>{text.days}</ButtonLink>
            <Button variant="primary" onClick={() => setLookingUp(true)}>
              {text.lookUp}
            </Button>
          </>
        }
        acts={({ email, bounce_id, stopped_at }) =>
          stopped_at === null
            ? []
            : [
                {
                  label: text.resume,
                  onSelect: () => resume.run({ email, bounceId: bounce_id, stoppedAt: stopped_at }),
                },
              ]
        }
      />
      {isLookingUp && <LookUpDialog onClose={() => setLookingUp(false)} />}
      {resume.dialog}
    </>
  );
}
