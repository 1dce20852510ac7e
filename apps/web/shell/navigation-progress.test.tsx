import { useQuery } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";

function Screen({ load }: { load: Promise<string> }) {
  const { data } = useQuery({ queryKey: ["list"], queryFn: () => load });
  return (
    <>
      <NavigationProgress />
      {data && <p>{data}</p>}
    </>
  );
}

test.each([
  ["a list", "/communities/:id", "/communities/1", 1_000],
  ["a detail", "/communities/:id/post/:post_id", "/communities/1/post/7", 500],
  ["a direct chat", "/communities/:id/direct_chat/:room", "/communities/1/direct_chat/7", 500],
])(
  "what has arrived of %s is shown at once, and the bar above it stays for its time (R146, R147, R150)",
  async (_, path, at, holdMs) => {
    let arrive = (_: string) => {};
    const load = new Promise<string>((resolve) => {
      arrive = resolve;
    });
    const { screen } = await renderPart(<Screen load={load} />, { path, at });
    const bar = screen.getByRole("progressbar", { name: "画面を読み込んでいます" });
    await expect.element(bar).toHaveAttribute("aria-busy", "true");
    vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
    onTestFinished(() => void vi.useRealTimers());
    arrive("花子の投稿");
    await vi.advanceTimersByTimeAsync(0);
    await expect.element(screen.getByText("花子の投稿")).toBeVisible();
    // Each early assertion above has moved the clock a little.
    await vi.advanceTimersByTimeAsync(holdMs / 2);
    await expect.element(bar).toBeInTheDocument();
    await vi.advanceTimersByTimeAsync(holdMs / 2);
    await expect.element(bar).not.toBeInTheDocument();
  },
);
