export { OfficeEmail, ReturnedSince } from "./office-email.tsx";
export { ReturnedMailBanner } from "./returned-mail-banner.tsx";
export { ReturnedMailNotice } from "./returned-mail-notice.tsx";
