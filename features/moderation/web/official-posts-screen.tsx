import { IconPencilPlus } from "@tabler/icons-react";
import { Suspense, useState } from "react";
import { useParams } from "react-router";
import { writtenTypes } from "#features/posts/contract/content-type.ts";
import { asOffice, Composer } from "#features/posts/web/index.ts";
import { Button } from "#kit/ui/button/button.tsx";
import { AdminPosts } from "./admin-posts.tsx";
import { useModerationMessages } from "./messages.ts";
import { officialPosts } from "./site.ts";

/** CT10: what the management office has posted, and where it posts. R370, R371 */
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
        <Suspense>
          <Composer
            communityId={communityId}
            types={writtenTypes}
            target={asOffice}
            onClose={() => setWriting(false)}
          />
        </Suspense>
      )}
    </>
  );
}
