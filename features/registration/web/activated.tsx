import { IconHourglass } from "@tabler/icons-react";
import type { AnswerOf } from "#kit/contract/call.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Finished } from "#kit/ui/form-flow/finished.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { lobbyPath, loginPath } from "#kit/web/session/area.ts";
import type { activateAlumnus } from "../contract/calls.ts";
import { flowSteps } from "./flow-steps.ts";
import { useRegistrationMessages } from "./messages.ts";

export function Activated({ answer }: { answer: AnswerOf<typeof activateAlumnus>["data"] }) {
  const text = useRegistrationMessages().finished;
  const { community, under_review, already_activated, session } = answer;
  return (
    <Finished
      title={under_review ? text.reviewTitle : text.title}
      steps={flowSteps(under_review)}
      notice={already_activated && <NoticeBox>{text.already}</NoticeBox>}
      {...(under_review && { icon: IconHourglass, current: "review" })}
      message={under_review ? text.review(community.name) : text.welcome(community.name)}
      next={
        session
          ? under_review
            ? { to: lobbyPath("alumni"), label: text.toLobby }
            : {
                to: linkTo("/:area/communities/:id", { area: "alumni", id: community.id }),
                label: text.enter,
              }
          : { to: loginPath.alumni, label: text.login }
      }
    >
      {under_review && text.waiting}
    </Finished>
  );
}
