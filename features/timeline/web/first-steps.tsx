import { IconCircle, IconCircleCheckFilled, IconX } from "@tabler/icons-react";
import { useQueryClient } from "@tanstack/react-query";
import { type ReactNode, Suspense, useState } from "react";
import { Link } from "react-router";
import { showCommunity } from "#features/communities/contract/calls.ts";
import { useCommunity } from "#features/communities/web/index.ts";
import { dismissFirstSteps, showFirstSteps } from "#features/first-steps/contract/calls.ts";
import type { WrittenType } from "#features/posts/contract/content-type.ts";
import { Composer } from "#features/posts/web/index.ts";
import type { AnswerOf } from "#kit/contract/call.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { IconButton } from "#kit/ui/button/button.tsx";
import { Card } from "#kit/ui/card/card.tsx";
import { useFocusIfLost } from "#kit/ui/form-flow/use-focus-if-lost.ts";
import { changeAnswers } from "#kit/web/query/cached-rows.ts";
import { useAction } from "#kit/web/query/use-action.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import type { CommunityPlace } from "#kit/web/router/use-place.ts";
import styles from "./first-steps.module.css";
import { useTimelineMessages } from "./messages.ts";

type Offered = NonNullable<AnswerOf<typeof showCommunity>["data"]["first_steps"]>;
type Props = { readonly place: CommunityPlace; readonly types: readonly WrittenType[] | undefined };

/** Offers first steps to somebody who has just joined, until they are done or dismissed. */
export function FirstSteps({ place, types }: Props) {
  const offered = useCommunity(place.id).data?.data.first_steps;
  return offered ? <Steps place={place} types={types} offered={offered} /> : null;
}

function Steps({ place, types, offered }: Props & { readonly offered: Offered }) {
  const text = useTimelineMessages().firstSteps;
  const { data } = useCall(
    showFirstSteps,
    { params: { id: place.id } },
    { staleTime: 0, meta: { beside: true } },
  );
  const [isWriting, setWriting] = useState(false);
  const dismiss = useDismiss(place.id);
  const mayWrite = types?.length !== 0;
  // The state that came with the community is drawn at once, so that nothing moves for it.
  const done = data?.data ?? offered;
  const [hadToPost] = useState(!done.post);
  useFocusIfLost(hadToPost && done.post);
  if (done.profile && done.contact && (done.post || !mayWrite)) return null;
  return (
    <Card className={styles.steps}>
      <div className={styles.head}>
        <h2 className={styles.title}>{text.title}</h2>
        <IconButton label={text.dismiss} className={styles.dismiss} onClick={() => dismiss.run()}>
          <IconX size={20} aria-hidden="true" />
        </IconButton>
      </div>
      <ol className={styles.list}>
        <Step {...text.profile} isDone={done.profile}>
          {(title) => (
            <Link to={linkTo("/:area/communities/:id/account/profile/setting", place)}>{title}</Link>
          )}
        </Step>
        {mayWrite && (
          <Step {...text.post} isDone={done.post}>
            {(title) => (
              <button type="button" onClick={() => setWriting(true)}>
                {title}
              </button>
            )}
          </Step>
        )}
        <Step {...text.contact} isDone={done.contact}>
          {(title) => <Link to={linkTo("/:area/communities/:id/groups", place)}>{title}</Link>}
        </Step>
      </ol>
      {isWriting && types && (
        <Suspense fallback={null}>
          <Introduction place={place} types={types} onClose={() => setWriting(false)} />
        </Suspense>
      )}
    </Card>
  );
}

type StepProps = {
  readonly title: string;
  readonly hint: string;
  readonly isDone: boolean;
  /** Renders the link to the step; a step already done has none. */
  readonly children: (title: string) => ReactNode;
};

function Step({ title, hint, isDone, children }: StepProps) {
  const text = useTimelineMessages().firstSteps;
  return (
    <li className={styles.step} data-done={isDone || undefined}>
      {isDone ? (
        <IconCircleCheckFilled size={24} role="img" aria-label={text.done} />
      ) : (
        <IconCircle size={24} aria-hidden="true" />
      )}
      <div>
        {isDone ? title : children(title)}
        {!isDone && <p className={styles.hint}>{hint}</p>}
      </div>
    </li>
  );
}

type IntroductionProps = {
  readonly place: CommunityPlace;
  readonly types: readonly WrittenType[];
  readonly onClose: () => void;
};

/** Opens the composer with the beginning of an introduction. */
function Introduction({ place, types, onClose }: IntroductionProps) {
  const { title, tag } = useTimelineMessages().introduction;
  return (
    <Composer
      communityId={place.id}
      types={types}
      begun={{ key: "introduction", draft: { title, tags: [tag] } }}
      onClose={onClose}
    />
  );
}

function useDismiss(communityId: number) {
  const cache = useQueryClient();
  const params = { id: communityId };
  return useAction(dismissFirstSteps, {
    input: () => ({ params }),
    show: () => changeAnswers(cache, [showCommunity], { first_steps: null }, params),
  });
}
