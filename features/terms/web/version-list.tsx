import { lazy, Suspense, useState } from "react";
import { Link } from "react-router";
import { formatMinute } from "#kit/contract/fields/tokyo-time.ts";
import { Badge } from "#kit/ui/badge/badge.tsx";
import common from "#kit/ui/common.module.css";
import { SelectField } from "#kit/ui/fields/select-field.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Quoting } from "#kit/ui/written.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import type { TermsVersion } from "../contract/versions.ts";
import type { TermsPlace } from "./terms-place.ts";
import styles from "./version-list.module.css";
import { useVersionMessages } from "./version-messages.ts";

const Changes = lazy(() => import("./changes.tsx"));

type Version = TermsVersion & { readonly published_by?: string | null };
type Props = {
  readonly place: TermsPlace;
  readonly boundCount: number;
  readonly versions: readonly Version[];
};

const minute = (time: string): string => formatMinute(new Date(time));

/** R412: the newest stands first. */
export function VersionList({ place, boundCount, versions }: Props) {
  const text = useVersionMessages();
  const current = versions.find(({ is_effective }) => is_effective)?.version;
  if (versions.length === 0) return null;
  const stateOf = ({ version, is_effective }: TermsVersion) => {
    if (!is_effective) return <Badge tone="warning">{text.pending}</Badge>;
    return version === current ? <Badge tone="success">{text.inForce}</Badge> : <Badge>{text.earlier}</Badge>;
  };
  return (
    <>
      <section aria-labelledby="terms-versions" className={common.stack3}>
        <h2 id="terms-versions">{text.versions}</h2>
        <ol className={styles.versions} reversed>
          {versions.map((one) => (
            <li key={one.version}>
              <span className={common.strong}>{text.version(one.version)}</span> {stateOf(one)}
              <span className={styles.facts}>
                <span>{text.publishedAt(minute(one.created_at))}</span>
                {one.published_by && (
                  <span>
                    <Quoting>{text.publishedBy(one.published_by)}</Quoting>
                  </span>
                )}
                <span>{text.effectiveFrom(minute(one.effective_at))}</span>
                <span>{text.agreed(one.agreed_count, boundCount)}</span>
                {place.consentsPath && <Link to={place.consentsPath(one.version)}>{text.who}</Link>}
              </span>
            </li>
          ))}
        </ol>
      </section>
      <Compare place={place} versions={versions} />
    </>
  );
}

/** Any two versions are compared, as members see what has changed. */
function Compare({ place, versions }: Omit<Props, "boundCount">) {
  const text = useVersionMessages();
  const [newest, second] = versions;
  const [before, setBefore] = useState(String(second?.version ?? ""));
  const [after, setAfter] = useState(String(newest?.version ?? ""));
  const choices = versions.map(({ version }) => ({ value: String(version), label: text.version(version) }));
  return (
    <section aria-labelledby="terms-compare" className={common.stack3}>
      <h2 id="terms-compare">{text.compare}</h2>
      {second === undefined ? (
        <p className={common.note}>{text.nothing}</p>
      ) : (
        <>
          <div className={styles.chosen}>
            <SelectField label={text.before} value={before} onChange={setBefore} choices={choices} required />
            <SelectField label={text.after} value={after} onChange={setAfter} choices={choices} required />
          </div>
          <Compared key={`${before} ${after}`} place={place} before={Number(before)} after={Number(after)} />
        </>
      )}
    </section>
  );
}

type ComparedProps = Pick<Props, "place"> & { readonly before: number; readonly after: number };

function Compared({ place, before, after }: ComparedProps) {
  const earlier = place.useVersion(before);
  const later = place.useVersion(after);
  const skeleton = <SkeletonLine width="80%" />;
  return (
    <Loaded query={earlier} skeleton={skeleton}>
      {(one) => (
        <Loaded query={later} skeleton={skeleton}>
          {(other) => (
            <Suspense fallback={skeleton}>
              <Changes before={one.data.content} after={other.data.content} />
            </Suspense>
          )}
        </Loaded>
      )}
    </Loaded>
  );
}
