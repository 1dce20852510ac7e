import { IconBrandFacebook, IconBrandGoogle, IconBrandLine } from "@tabler/icons-react";
import type { Service } from "#features/accounts/contract/services.ts";

const icons = { google_oauth2: IconBrandGoogle, facebook: IconBrandFacebook, line: IconBrandLine };

/** Drawn by ourselves in the colour of the text: nothing is fetched from the services. */
export function ServiceIcon({ service }: { service: Service }) {
  const Icon = icons[service];
  return <Icon size={20} stroke={1.75} aria-hidden="true" />;
}
