import { useCommunity } from "#features/communities/web/index.ts";
import { contentTypes, type WrittenType } from "../../contract/content-type.ts";
import { usePostMessages } from "../messages.ts";
import styles from "./composer.module.css";

type Props = { readonly communityId: number; readonly type: WrittenType };

/** Says in whose name an office's post appears, to whom, and who is told of it. */
export function Audience({ communityId, type }: Props) {
  const text = usePostMessages().composer;
  const community = useCommunity(communityId).data?.data;
  if (!community) return null;
  const { operating_name: office, community_members_number: members } = community;
  return (
    <p className={styles.audience}>
      {type === contentTypes.jobOffer ? text.audienceOfOffers(office) : text.audience(office, members)}
    </p>
  );
}
