import { Badge } from "#kit/ui/badge/badge.tsx";
import { useLanguage } from "#kit/web/i18n.ts";
import { type Administrator, roleWords } from "../contract/calls.ts";

export const RoleBadge = ({ role }: Pick<Administrator, "role">) => (
  <Badge tone={role === "contractor" ? "accent" : "neutral"}>{roleWords[role][useLanguage().language]}</Badge>
);
