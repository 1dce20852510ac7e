import { Link, useParams } from "react-router";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { linkTo } from "#kit/contract/link-to.ts";
import { Card } from "#kit/ui/card/card.tsx";
import common from "#kit/ui/common.module.css";
import { EmailAddress } from "#kit/ui/email-address/email-address.tsx";
import { FactBlock } from "#kit/ui/fact-block/fact-block.tsx";
import { NoticeBox } from "#kit/ui/notice-box/notice-box.tsx";
import { useNamedPage } from "#kit/ui/page-head/page-name.ts";
import { writtenIn } from "#kit/ui/written.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { DetailScreen } from "#kit/web/query/detail-screen.tsx";
import { useCall } from "#kit/web/query/use-call.ts";
import { categoryIn, type InquiryDetail, showOperatorInquiry } from "../contract/calls.ts";
import { AnswerSection } from "./answer-section.tsx";
import { AttachmentList } from "./attachment-list.tsx";
import styles from "./inquiries.module.css";
import { useInquiriesMessages } from "./messages.ts";
import { StateBadge } from "./state-badge.tsx";

const minute = (at: string) => formatMinute(new Date(at));

/** Shows one inquiry with what has been answered, to be answered and closed. */
export default function InquiryScreen() {
  const text = useInquiriesMessages();
  const params = { inquiry_id: Number(useParams().inquiry_id) };
  const query = useCall(showOperatorInquiry, { params }, { refetchOnWindowFocus: false });
  return (
    <DetailScreen to={linkTo("/operator/inquiries")} title={text.title} query={query}>
      {({ data }) => <Inquiry key={data.id} inquiry={data} onReload={query.refetch} />}
    </DetailScreen>
  );
}

export type InquiryProps = {
  readonly inquiry: InquiryDetail;
  readonly onReload: () => Promise<unknown>;
};

function Inquiry(props: InquiryProps) {
  const text = useInquiriesMessages();
  const { language } = useLanguage();
  const { inquiry } = props;
  const { id, content, files, answers, returned_since } = inquiry;
  const heading = text.heading(id, categoryIn(inquiry, language));
  useNamedPage(heading);
  return (
    <>
      <h1 className={common.row3}>
        {heading} <StateBadge state={inquiry.state} />
      </h1>
      <FactBlock title={text.facts} items={useSenderFacts(inquiry)} />
      {returned_since && (
        <NoticeBox>
          {text.returned(minute(returned_since))}{" "}
          <Link to={linkTo("/operator/bounces")}>{text.toBounces}</Link>
        </NoticeBox>
      )}
      <section className={common.stack2} aria-label={text.content}>
        <h2>{text.content}</h2>
        <Card as="div" className={styles.text} {...writtenIn(content)}>
          {content}
        </Card>
      </section>
      {files.length > 0 && <AttachmentList inquiry={inquiry} />}
      {answers.length > 0 && (
        <section className={common.stack2} aria-label={text.answers}>
          <h2>{text.answers}</h2>
          <ol className={styles.answers}>
            {answers.map((answer) => (
              <Card as="li" key={answer.id} className={common.stack2}>
                <p className={common.note}>{text.by(answer.by, minute(answer.created_at))}</p>
                <p className={styles.text} {...writtenIn(answer.content)}>
                  {answer.content}
                </p>
              </Card>
            ))}
          </ol>
        </section>
      )}
      <AnswerSection {...props} />
    </>
  );
}

function useSenderFacts({ sender, email, language, created_at }: InquiryDetail) {
  const text = useInquiriesMessages();
  const communities = sender?.communities ?? [];
  return [
    {
      label: text.sender,
      value: sender ? text.from(sender.name, text.kinds[sender.kind], sender.account_id) : text.guest,
    },
    { label: text.email, value: <EmailAddress address={email} /> },
    { label: text.language, value: text.languages[language] },
    ...(communities.length > 0
      ? [
          {
            label: text.communities,
            value: (
              <span className={common.wrap2}>
                {communities.map(({ id, name }) => (
                  <Link key={id} to={linkTo("/operator/communities/:community_id", { community_id: id })}>
                    {name}
                  </Link>
                ))}
              </span>
            ),
          },
        ]
      : []),
    { label: text.received, value: minute(created_at) },
  ];
}
