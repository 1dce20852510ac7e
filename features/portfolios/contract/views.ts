import * as z from "zod/mini";
import { time } from "#kit/contract/wire.ts";

const period = {
  /** The months are `YYYY-MM`; without an end it goes on. */
  start_period: z.string(),
  end_period: z.nullable(z.string()),
};

export const portfolioHistory = z.object({
  id: z.number(),
  portfolio_work_history_corporation_id: z.number(),
  department_name: z.string(),
  position: z.string(),
  job_type_parent_id: z.nullable(z.number()),
  job_type_child_id: z.nullable(z.number()),
  ...period,
  content: z.string(),
  /** Otherwise its owner alone sees it. */
  is_public: z.boolean(),
  updated_at: time,
});
export type PortfolioHistory = z.output<typeof portfolioHistory>;

/** R114: the histories come newest first, by their beginning and then by their end. */
export const portfolioCorporation = z.object({
  id: z.number(),
  name: z.string(),
  histories: z.array(portfolioHistory),
});
export type PortfolioCorporation = z.output<typeof portfolioCorporation>;

export const portfolioActivity = z.object({
  id: z.number(),
  title: z.string(),
  content: z.string(),
  ...period,
  url: z.string(),
  is_public: z.boolean(),
  updated_at: time,
});
export type PortfolioActivity = z.output<typeof portfolioActivity>;

export const department = z.object({ id: z.number(), name: z.string() });
export type Department = z.output<typeof department>;
