export { noticesGiven } from "./events.ts";
export { picturesSql, showsNoticePictureSql } from "./office-notices.sql.ts";
export { giveToSome, takeFromSome } from "./office-notices.ts";
export { forgetProductNoticeReads } from "./product-notices.sql.ts";
export { publishProductNoticesMoved } from "./product-notices.ts";
