import { expect, test } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { Counted } from "./badge.tsx";

test.each([
  [9, "9"],
  [10, "10"],
  [99, "99"],
  [100, "99+"],
])(
  "%i unread things stand at the corner of their icon as %s, on one line and uncut",
  async (count, shown) => {
    const { screen } = await renderPart(
      <button type="button" style={{ position: "relative", width: 44, height: 44, padding: 0 }}>
        <Counted
          icon={<svg width={24} height={24} aria-hidden="true" />}
          count={count}
          label={`未読${count}件`}
        />
      </button>,
    );
    const number = screen.getByText(shown, { exact: true }).element();
    const badge = number.parentElement as HTMLElement;
    expect(badge.getBoundingClientRect().height).toBe(20);
    expect(number.getBoundingClientRect().height).toBeLessThan(20);
    expect(number.getBoundingClientRect().width).toBeLessThanOrEqual(badge.getBoundingClientRect().width);
  },
);
