// Runs before everything else and as it stands, without a build: asks for the first data of a community's screen
// while the scripts are still on their way, and says which skeleton to paint. The addresses and headers are those
// of kit/web/api/send.ts, which takes the answers from here (kit/web/api/early-answers.ts).
(() => {
  const root = document.documentElement;
  // Before anything is painted, so that no screen flashes in the wrong scheme (kit/ui/theme/color-scheme.ts).
  const scheme = /(?:^|; )enishi_scheme=(light|dark)/.exec(document.cookie)?.[1];
  if (scheme) root.dataset.scheme = scheme;

  const { pathname, search } = location;
  const [, area, community, rest] =
    /^\/(alumni|community)(?:\/communities\/(\d+)(\/.*)?)?(?:\/|$)/.exec(pathname) ?? [];
  const inFrame = community !== undefined || /\/(lobby|account|points|faq)(\/|$)/.test(pathname);
  root.dataset.boot = pathname === "/" || pathname === "/gallery" ? "bare" : inFrame ? "frame" : "minimal";

  // The files of this screen, which the build has listed (apps/web/build/screen-chunks.ts).
  const list = JSON.parse(document.getElementById("screen-chunks")?.textContent ?? "null");
  const isHere = ([path]) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`).test(pathname);
  for (const number of list?.screens.find(isHere)?.[1] ?? []) {
    const link = document.createElement("link");
    const isStyle = list.files[number].endsWith(".css");
    link.rel = isStyle ? "preload" : "modulepreload";
    if (isStyle) link.as = "style";
    link.crossOrigin = "";
    link.href = `/${list.files[number]}`;
    document.head.append(link);
  }

  const isSignedIn = () => {
    try {
      const stored = JSON.parse(localStorage.getItem(`enishi.auth.${area}`) ?? "null");
      return stored !== null && new Date(stored.expiry).getTime() > Date.now();
    } catch {
      return false;
    }
  };
  if (!community || !isSignedIn()) return;

  // The tabs of features/posts/web/timeline-filter.ts as the timeline's call says them.
  const tabs = {
    article: "content_type=1",
    recruitment: "content_type=2",
    joboffer: "content_type=3",
    keep: "favorite=true",
    mine: "my_post=true",
  };
  const asked = new URLSearchParams(search);
  const query = new URLSearchParams(tabs[asked.get("tab")]);
  if (asked.get("tag")) query.set("tag", asked.get("tag"));
  const posts = `posts${query.size > 0 ? `?${query}` : ""}`;

  const base = `/api/communities/${community}`;
  const urls = [base, `${base}/${area === "alumni" ? "alumnus" : "users"}/me`];
  if (!rest || rest === "/") urls.push(`${base}/${posts}`);
  window.__early = {};
  for (const url of urls) {
    const headers = { "x-requested-with": "XMLHttpRequest", "x-enishi-area": area };
    window.__early[url] = fetch(url, { credentials: "same-origin", headers });
    // Whoever takes the answer deals with its failure.
    window.__early[url].catch(() => {});
  }
  // An answer that nobody has taken by then is too old to be shown.
  setTimeout(() => {
    window.__early = {};
  }, 15_000);
})();
