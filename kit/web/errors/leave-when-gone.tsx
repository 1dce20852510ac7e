import { Navigate } from "react-router";
import type { ApiError } from "../api/api-error.ts";

/** Use it with `Loaded` where one thing is the whole screen: a missing one leads to the 404 page. R159, R308 */
export const leaveWhenGone = ({ status }: ApiError) =>
  status === 404 ? <Navigate to="/404" replace /> : undefined;
