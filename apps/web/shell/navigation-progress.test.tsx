import { useQuery } from "@tanstack/react-query";
import { expect, onTestFinished, test, vi } from "vitest";
import { renderPart } from "#kit/web/testing/render-part.test-helper.tsx";
import { NavigationProgress } from "./navigation-progress.tsx";

function List({ load }: { load: Promise<string> }) {
  const { data } = useQuery({ queryKey: ["list"], queryFn: () => load });
  return (
    <>
      <NavigationProgress />
      {data && <p>{data}</p>}
    </>
  );
}

test("what has arrived is shown at once, and the bar above it stays for a second (R146, R150)", async () => {
  let arrive = (_: string) => {};
  const load = new Promise<string>((resolve) => {
    arrive = resolve;
  });
  const { screen } = await renderPart(<List load={load} />);
  const bar = screen.getByRole("progressbar", { name: "画面を読み込んでいます" });
  await expect.element(bar).toHaveAttribute("aria-busy", "true");
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout"] });
  onTestFinished(() => void vi.useRealTimers());
  arrive("花子の投稿");
  await vi.advanceTimersByTimeAsync(0);
  await expect.element(screen.getByText("花子の投稿")).toBeVisible();
  await vi.advanceTimersByTimeAsync(900);
  await expect.element(bar).toBeInTheDocument();
  await vi.advanceTimersByTimeAsync(200);
  await expect.element(bar).not.toBeInTheDocument();
});
