import type { PortfolioActivity, PortfolioCorporation, PortfolioHistory } from "../contract/views.ts";
import type { ListedActivity, ListedHistory } from "./portfolios.sql.ts";

export const historyView = (row: Omit<ListedHistory, "corporation_name">): PortfolioHistory => ({
  id: row.id,
  portfolio_work_history_corporation_id: row.portfolio_corporation_id,
  department_name: row.department_name,
  position: row.position,
  job_type_parent_id: row.job_type_parent_id,
  job_type_child_id: row.job_type_child_id,
  start_period: row.start_period,
  end_period: row.end_period,
  content: row.content,
  is_public: row.is_public,
  updated_at: row.updated_at.toISOString(),
});

/** The rows come in the order of their corporations. */
export const corporationViews = (rows: readonly ListedHistory[]): PortfolioCorporation[] =>
  [...Map.groupBy(rows, ({ portfolio_corporation_id }) => portfolio_corporation_id)].map(
    ([id, histories]) => ({
      id,
      name: histories[0]?.corporation_name ?? "",
      histories: histories.map(historyView),
    }),
  );

export const activityView = (row: ListedActivity): PortfolioActivity => ({
  id: row.id,
  title: row.title,
  content: row.content,
  start_period: row.start_period,
  end_period: row.end_period,
  url: row.url,
  is_public: row.is_public,
  updated_at: row.updated_at.toISOString(),
});
