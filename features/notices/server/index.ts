export { noticesGiven } from "./events.ts";
export { picturesSql, showsNoticePictureSql } from "./office-notices.sql.ts";
export { giveToSome, takeFromSome } from "./office-notices.ts";
