import { useParams } from "react-router";
import type { Area } from "#kit/contract/area.ts";
import { currentArea } from "../session/area.ts";

/** Addresses within a community begin with these two: `linkTo("/:area/communities/:id", place)`. */
export type CommunityPlace = { readonly area: Area; readonly id: number };

export const usePlace = (): CommunityPlace => ({ area: currentArea(), id: Number(useParams().id) });
