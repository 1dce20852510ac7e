import { IconBell } from "@tabler/icons-react";
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

test.each([1, 24, 240])("%i unread things leave the bell itself uncovered (F48)", async (count) => {
  const { screen } = await renderPart(
    <div style={{ padding: 40 }}>
      <Counted icon={<IconBell size={24} />} count={count} label="未読" />
    </div>,
  );
  const badge = screen.getByText("未読").element().parentElement?.getBoundingClientRect() as DOMRect;
  const radius = badge.height / 2;
  const farthest = badge.right - radius;
  const strokes = [...document.querySelectorAll<SVGPathElement>("svg path")].flatMap((path) => {
    const matrix = path.getScreenCTM() as DOMMatrix;
    const points = Array.from({ length: 100 }, (_, at) =>
      path.getPointAtLength((path.getTotalLength() * at) / 99).matrixTransform(matrix),
    );
    return points.map(({ x, y }) => {
      const nearest = Math.min(Math.max(x, badge.left + radius), farthest);
      return Math.hypot(x - nearest, y - badge.top - radius) - radius;
    });
  });
  // A stroke is two pixels wide, and one pixel stays between it and the number.
  expect(Math.min(...strokes)).toBeGreaterThan(2);
});
