import { IconBrandFacebook, IconBrandGoogle, IconBrandLine } from "@tabler/icons-react";
import type { Service } from "#features/accounts/contract/services.ts";

const icons = { google_oauth2: IconBrandGoogle, facebook: IconBrandFacebook, line: IconBrandLine };

/** The icons are drawn by ourselves in the colour of the text, so that nothing is loaded from the services. */
export function ServiceIcon({ service }: { service: Service }) {
  const Icon = icons[service];
  return <Icon size={20} stroke={1.75} aria-hidden="true" />;
}
