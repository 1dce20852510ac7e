import { Outlet } from "react-router";
import { MinimalFrame } from "#kit/ui/frame/minimal-frame.tsx";
import { currentArea } from "#kit/web/session/area.ts";
import { FooterLinks } from "./footer-links.tsx";
import { LanguageButton } from "./language-button.tsx";

/** The frame has only the logo and the language, for joining, signing in, and pages about errors. R029 */
export default function MinimalLayout() {
  return (
    <MinimalFrame
      corner={<LanguageButton />}
      footer={<FooterLinks area={currentArea()} communityId={null} />}
    >
      <Outlet />
    </MinimalFrame>
  );
}
