/** A page in a community with this parameter opens the notice's detail, as the mail about it does. */
export const OPENED_PARAM = "notice";
