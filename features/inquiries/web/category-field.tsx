import { RadioGroup } from "#kit/ui/fields/radio-group.tsx";
import { SkeletonLine } from "#kit/ui/skeleton/skeleton.tsx";
import { Loaded } from "#kit/web/query/loaded.tsx";
import styles from "./inquiry.module.css";
import { useInquiryMessages } from "./messages.ts";
import { useCategories } from "./use-categories.ts";

type Props = {
  readonly value: number;
  readonly onChange: (value: number) => void;
  readonly error: string | undefined;
};

/** R181: the server offers the categories. */
export function CategoryField({ value, onChange, error }: Props) {
  const text = useInquiryMessages();
  const lines = (
    <div className={styles.waiting}>
      <SkeletonLine width="40%" />
      <SkeletonLine width="80%" />
      <SkeletonLine width="60%" />
    </div>
  );
  return (
    <Loaded query={useCategories()} skeleton={lines}>
      {(categories) => (
        <RadioGroup
          label={text.type}
          required
          stacked
          value={String(value)}
          onChange={(chosen) => onChange(Number(chosen))}
          choices={categories.map(({ id, name }) => ({ value: String(id), label: name }))}
          error={error}
        />
      )}
    </Loaded>
  );
}
