import { IconPencilPlus } from "@tabler/icons-react";
import { useState } from "react";
import { useParams } from "react-router";
import { writtenTypes } from "#features/posts/contract/content-type.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { AdminPosts } from "./admin-posts.tsx";
import { useModerationMessages } from "./messages.ts";
import { OfficeComposer } from "./office-composer.tsx";
import { officialPosts } from "./site.ts";

/** CT10 lists the management office's posts and writes new ones. R370, R371 */
export default function OfficialPostsScreen() {
  const text = useModerationMessages();
  const communityId = Number(useParams().id);
  const [writing, setWriting] = useState(false);
  return (
    <>
      <AdminPosts
        site={officialPosts}
        action={
          <Button
            variant="primary"
            icon={<IconPencilPlus size={20} aria-hidden="true" />}
            onClick={() => setWriting(true)}
          >
            {text.write}
          </Button>
        }
      />
      {writing && (
        <OfficeComposer communityId={communityId} types={writtenTypes} onClose={() => setWriting(false)} />
      )}
    </>
  );
}
