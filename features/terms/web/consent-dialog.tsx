import { Link } from "react-router";
import { useLogOut } from "#features/sessions/web/index.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Button } from "#kit/ui/button/button.tsx";
import common from "#kit/ui/common.module.css";
import { Modal } from "#kit/ui/modal/modal.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import type { OwedTerms } from "../contract/consent-calls.ts";
import styles from "./consent-dialog.module.css";
import { useTermsMessages } from "./messages.ts";
import { NewVersion } from "./new-version.tsx";
import { useConsent } from "./use-consent.ts";

const nothing = () => {};

/** Shows what has changed in the terms. One agrees, signs out or leaves; there is no way around it. */
export default function ConsentDialog({ communityId }: { communityId: number }) {
  const text = useTermsMessages().consent;
  const { owed, records, community, agree } = useConsent(communityId);
  return (
    <Modal
      title={text.title}
      onClose={nothing}
      wide
      locked
      startsAtTitle
      footer={
        <div className={styles.foot}>
          <Declining communityId={communityId} records={records ?? []} />
          <Button
            variant="primary"
            pending={agree.isPending}
            disabled={!records?.length}
            onClick={() => agree.run()}
          >
            {text.agree}
          </Button>
        </div>
      }
    >
      <div className={common.stack5}>
        {agree.problem && <NoticeBox alert>{agree.problem}</NoticeBox>}
        {community && (
          <p>
            <Quoting>{text.lead(community.name)}</Quoting>
          </p>
        )}
        <Loaded query={owed}>
          {({ data }) => data.records.map((terms) => <NewVersion key={terms.document} terms={terms} />)}
        </Loaded>
      </div>
    </Modal>
  );
}

type DecliningProps = { readonly communityId: number; readonly records: readonly OwedTerms[] };

/** Somebody who does not agree may sign out and think it over, or leave. */
function Declining({ communityId, records }: DecliningProps) {
  const text = useTermsMessages().consent;
  const area = currentArea();
  const logOut = useLogOut(area);
  const owes = (ofProvider: boolean) =>
    records.some(({ document }) => (document === "provider") === ofProvider);
  return (
    <div className={styles.declining}>
      <span>{text.declining}</span>
      <button type="button" className={styles.link} onClick={() => logOut.run()}>
        {text.logOut}
      </button>
      {owes(false) && (
        <Link
          className={styles.link}
          to={linkTo("/:area/communities/:id/leave_community", { area, id: communityId })}
        >
          {text.leaveCommunity}
        </Link>
      )}
      {owes(true) && (
        <Link className={styles.link} to={linkTo("/:area/withdrawal", { area })}>
          {text.leaveService}
        </Link>
      )}
      {logOut.dialog}
    </div>
  );
}
