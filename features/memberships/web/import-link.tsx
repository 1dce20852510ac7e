import { linkTo } from "#kit/contract/link-to.ts";
import { ButtonLink } from "#kit/ui/button/button.tsx";
import { defineMessages } from "#kit/web/i18n.ts";

const useText = defineMessages({ csv: "CSV取り込み" }, { csv: "CSV import" });

/** Links from the lists of people and invitations to the import of a file. */
export const ImportLink = ({ communityId }: { readonly communityId: number }) => (
  <ButtonLink to={linkTo("/community/communities/:id/general_user_upload", { id: communityId })}>
    {useText().csv}
  </ButtonLink>
);
