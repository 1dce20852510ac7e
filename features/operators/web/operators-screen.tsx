import { IconUserShield } from "@tabler/icons-react";
import { useState } from "react";
import { Button } from "#kit/ui/button/button.tsx";
import { useAction } from "#kit/web/query/use-action.tsx";
import { TableScreen } from "#kit/web/table/table-screen.tsx";
import { useTable } from "#kit/web/table/use-table.ts";
import { inviteOperator, listOperators, type Operator, removeOperator } from "../contract/calls.ts";
import { InviteDialog } from "./invite-dialog.tsx";
import { useOperatorMessages } from "./messages.ts";
import { useOwnOperator } from "./use-own-operator.ts";

/** Lists the operators, and who is invited to be one. */
export default function OperatorsScreen() {
  const text = useOperatorMessages();
  const table = useTable(listOperators, { params: {} });
  const [isInviting, setInviting] = useState(false);
  const remove = useRemoveOperator();
  const inviteAgain = useAction(inviteOperator, {
    input: ({ email }: Operator) => ({ body: { email } }),
    done: (_, { email }) => text.invited(email),
  });
  return (
    <>
      <TableScreen
        table={table}
        title={text.title}
        counted="people"
        search={text.search}
        cells={{}}
        target={({ id, name }) => ({ id, number: id, name })}
        empty={{ icon: IconUserShield, title: text.empty, hint: text.hint }}
        action={
          <Button variant="primary" onClick={() => setInviting(true)}>
            {text.invite}
          </Button>
        }
        acts={(row) => [
          ...(row.state === "invited"
            ? [{ label: text.inviteAgain, onSelect: () => inviteAgain.run(row) }]
            : []),
          {
            label: row.state === "invited" ? text.takeBack : text.remove,
            danger: true,
            onSelect: () => remove.run(row),
          },
        ]}
      />
      {isInviting && <InviteDialog onClose={() => setInviting(false)} />}
      {remove.dialog}
    </>
  );
}

function useRemoveOperator() {
  const text = useOperatorMessages();
  const own = useOwnOperator().data?.data.id;
  return useAction(removeOperator, {
    input: ({ id }: Operator) => ({ params: { operator_id: id } }),
    ask: ({ id, name, state }) => {
      const which = id === own ? "own" : state;
      return {
        title: text.ask[which].title(name),
        message: text.ask[which].message,
        confirmLabel: text.ask[which].confirm,
        danger: true,
      };
    },
    done: (_, { name, state }) => (state === "invited" ? text.takenBack(name) : text.removed(name)),
    gone: ({ name }) => text.removed(name),
  });
}
