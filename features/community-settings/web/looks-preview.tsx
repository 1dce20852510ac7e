import type { CSSProperties } from "react";
import { imageUrl } from "#kit/contract/image-address.ts";
import { Avatar } from "#kit/ui/avatar/avatar.tsx";
import { Logo } from "#kit/ui/frame/logo.tsx";
import { pictureAddress } from "#kit/ui/picture-address.ts";
import { useCall } from "#kit/web/query/use-call.ts";
import { useHasPaused } from "#kit/web/use-has-paused.ts";
import { type CommunitySettings, previewTheme, type SettingsView } from "../contract/calls.ts";
import { COLOR } from "../contract/limits.ts";
import { useSettingsMessages } from "./messages.ts";
import styles from "./settings.module.css";

type Looks = Pick<
  CommunitySettings,
  "header_file_id" | "profile_file_id" | "operating_file_id" | "theme_color"
>;
type Props = { readonly communityId: number; readonly looks: Looks; readonly view: SettingsView };

const LOGO_PX = 640;
const MARK_PX = 64;
/** The colour is asked for once it has stood so long. */
const TYPING_MS = 250;
const schemes = ["light", "dark"] as const;

/** The style sheet derives all colours from these, here as for the whole page. */
const shadesIn = ({ shades, on_accent }: SettingsView["theme"]) =>
  ({
    ...Object.fromEntries(shades.map((shade, at) => [`--accent-${at}`, shade])),
    "--on-accent-light": on_accent,
  }) as CSSProperties;

/** Shows the header, a button, a link and the office as members see them, in the light and in the dark. */
export function LooksPreview({ communityId, looks, view }: Props) {
  const text = useSettingsMessages();
  const { settings } = view;
  const { theme_color: color } = looks;
  const hasPaused = useHasPaused(color, TYPING_MS);
  const isAnother = COLOR.test(color) && color.toUpperCase() !== settings.theme_color.toUpperCase();
  const asked = { params: { id: communityId }, query: { color } };
  const theme = useCall(previewTheme, asked, {
    enabled: isAnother && hasPaused,
    placeholderData: (before) => before,
  });
  const shown = (isAnother && theme.data?.data) || view.theme;
  const header = imageUrl(communityId, looks.header_file_id);
  const mark = imageUrl(communityId, looks.profile_file_id);
  return (
    <div className={styles.schemes}>
      {schemes.map((scheme) => (
        <figure
          key={scheme}
          className={styles.scheme}
          data-palette
          data-scheme={scheme}
          style={shadesIn(shown)}
        >
          <figcaption>{text.schemes[scheme]}</figcaption>
          <div className={styles.header}>
            <Logo
              logoUrl={header && pictureAddress(header, "community_header", LOGO_PX)}
              markUrl={mark && pictureAddress(mark, "user_icon", MARK_PX)}
              communityName={settings.name}
            />
            <span>{settings.name}</span>
          </div>
          <div className={styles.sample}>
            <span className={styles.button}>{text.sampleButton}</span>
            <span className={styles.link}>{text.sampleLink}</span>
          </div>
          <div className={styles.office}>
            <Avatar
              name={settings.operating_name}
              imageUrl={imageUrl(communityId, looks.operating_file_id)}
              size={32}
            />
            <span>{settings.operating_name}</span>
          </div>
        </figure>
      ))}
    </div>
  );
}
