import { Card } from "#kit/ui/card/card.tsx";
import { useGalleryMessages } from "#kit/ui/gallery/messages.ts";
import { hardNames } from "#kit/ui/gallery/samples.ts";
import { Sample, Section } from "#kit/ui/gallery/section.tsx";
import { TwoPanes } from "../two-panes/two-panes.tsx";
import { WindowedList } from "./windowed-list.tsx";

/** Shows a long list beside the one that leads to it; under 992 px it is alone. */
export function ListSamples() {
  const { sections, names, setting } = useGalleryMessages();
  const list = () => (
    <ul>
      {[names.aoki, ...hardNames].map((name) => (
        <li key={name}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
  return (
    <Section title="TwoPanes, WindowedList">
      <Sample name="TwoPanes, WindowedList">
        <TwoPanes label={sections.tables} list={list}>
          <WindowedList
            name="gallery"
            label={sections.basics}
            rows={Array.from({ length: 12 }, (_, at) => `${at + 1}`)}
            keyOf={(row) => row}
            onMore={undefined}
          >
            {(row, isWhole) => (
              <Card as="div">
                <h4>{row}</h4>
                {isWhole && <p>{setting.text}</p>}
              </Card>
            )}
          </WindowedList>
        </TwoPanes>
      </Sample>
    </Section>
  );
}
