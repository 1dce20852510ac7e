import { type ReactNode, useState } from "react";
import { useSearchParams } from "react-router";
import { useLanguage } from "#kit/web/i18n.ts";
import { Button } from "../button/button.tsx";
import { RadioGroup } from "../fields/radio-group.tsx";
import { useColorScheme } from "../theme/color-scheme.ts";
import { EnishiThemeProvider } from "../theme/theme-provider.tsx";
import { useDensity } from "../theme/use-density.ts";
import { Toaster } from "../toaster/toaster.tsx";
import { BasicsSection } from "./basics-section.tsx";
import { ChartsSection } from "./charts-section.tsx";
import { ChatSection } from "./chat-section.tsx";
import { ConsoleSection } from "./console-section.tsx";
import { DialogsSection } from "./dialogs-section.tsx";
import { FieldsSection } from "./fields-section.tsx";
import { FlowSection } from "./flow-section.tsx";
import { AdminFrameSample, FrameSample, MinimalFrameSample, PanelSample } from "./frame-samples.tsx";
import styles from "./gallery.module.css";
import { useGalleryMessages } from "./messages.ts";
import { choicesIn, sampleColours } from "./samples.ts";
import { StatesSection } from "./states-section.tsx";
import { TablesSection } from "./tables-section.tsx";
import { WritingSection } from "./writing-section.tsx";

const frames = {
  member: FrameSample,
  admin: AdminFrameSample,
  panel: PanelSample,
  minimal: MinimalFrameSample,
};

/** Shows every part with its states, for development only; `?show=member|admin|panel|minimal` shows a frame. */
export default function Gallery({ children }: { children: ReactNode }) {
  const [search] = useSearchParams();
  const [colour, setColour] = useState<keyof typeof sampleColours>("ai");
  const [density, setDensity] = useState<Density>(search.get("density") === "office" ? "office" : "members");
  useDensity(density === "office" ? density : undefined);
  const Frame = frames[search.get("show") as keyof typeof frames];
  return (
    <EnishiThemeProvider colours={sampleColours[colour]}>
      {Frame ? (
        <Frame />
      ) : (
        <Parts colour={colour} setColour={setColour} density={density} setDensity={setDensity}>
          {children}
        </Parts>
      )}
      <Toaster />
    </EnishiThemeProvider>
  );
}

type Density = "members" | "office";
type LooksChoice = {
  colour: keyof typeof sampleColours;
  setColour: (colour: keyof typeof sampleColours) => void;
  density: Density;
  setDensity: (density: Density) => void;
};

function Parts({ children, ...looks }: LooksChoice & { children: ReactNode }) {
  const text = useGalleryMessages();
  return (
    <main className={styles.page}>
      <h1>{text.title}</h1>
      <Looks {...looks} />
      <BasicsSection />
      <StatesSection />
      <DialogsSection />
      <FieldsSection />
      {children}
      <FlowSection />
      <WritingSection />
      <ChatSection />
      <TablesSection />
      <ConsoleSection />
      <ChartsSection />
    </main>
  );
}

function Looks({ colour, setColour, density, setDensity }: LooksChoice) {
  const text = useGalleryMessages();
  const { language, setLanguage } = useLanguage();
  const { preference, setPreference } = useColorScheme();
  return (
    <div className={styles.looks}>
      <Button onClick={() => setLanguage(language === "ja" ? "en" : "ja")}>{text.otherLanguage}</Button>
      <RadioGroup
        label={text.scheme}
        value={preference}
        onChange={(next) => next && setPreference(next)}
        choices={choicesIn(text.schemes)}
      />
      <RadioGroup
        label={text.density}
        value={density}
        onChange={(next) => next && setDensity(next)}
        choices={choicesIn(text.densities)}
      />
      <RadioGroup
        label={text.colour}
        value={colour}
        onChange={(next) => next && setColour(next)}
        choices={choicesIn(text.colours)}
      />
    </div>
  );
}
