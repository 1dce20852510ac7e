import { useEffect } from "react";
import { expect, test } from "vitest";
import { renderPart } from "../testing/render-part.test-helper.tsx";
import { useAddress } from "./use-address.ts";

function Filters() {
  const [query, change] = useAddress();
  const set = (name: string) => change((now) => new URLSearchParams([...now, [name, "1"]]));
  const isFirst = query.get("first") === null;
  useEffect(() => {
    if (isFirst) change((now) => new URLSearchParams([...now, ["first", "1"]]), { replace: true });
  }, [isFirst, change]);
  return (
    <button
      type="button"
      onClick={() => {
        set("filter");
        set("panel");
      }}
    >
      両方
    </button>
  );
}

function Notice() {
  const [query, change] = useAddress();
  const arrived = query.has("notice");
  useEffect(() => {
    if (!arrived) return;
    change(
      (now) => {
        now.delete("notice");
        return now;
      },
      { replace: true },
    );
  }, [arrived, change]);
  return null;
}

test("two parts that change the address at the same moment keep what the other wanted", async () => {
  const part = (
    <>
      <Notice />
      <Filters />
    </>
  );
  const { screen, router } = await renderPart(part, { path: "/list", at: "/list?post=3&notice=7" });
  const address = () => router.state.location.search;
  await expect.poll(address).toBe("?post=3&first=1");
  await screen.getByRole("button", { name: "両方" }).click();
  await expect.poll(address).toBe("?post=3&first=1&filter=1&panel=1");
  await router.navigate(-1);
  await expect.poll(address).toBe("?post=3&first=1&filter=1");
});

test("after going elsewhere or back a change builds on what is on show", async () => {
  const { screen, router } = await renderPart(<Filters />, { path: "/list", at: "/list?first=1" });
  const address = () => router.state.location.search;
  const both = screen.getByRole("button", { name: "両方" });
  await both.click();
  await expect.poll(address).toContain("panel");
  await router.navigate(-2);
  await expect.poll(address).toBe("?first=1");
  await both.click();
  await expect.poll(address).toBe("?first=1&filter=1&panel=1");
  await router.navigate("/list?first=1&other=1");
  await both.click();
  await expect.poll(address).toBe("?first=1&other=1&filter=1&panel=1");
});
