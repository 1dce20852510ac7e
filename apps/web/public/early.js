// This runs before all other scripts, without a build: it chooses the skeleton to paint, requests the first data of a
// community's screen and that screen's files while the scripts are still loading, and shows the first posts as text
// before the scripts are evaluated. It uses the URLs and headers of kit/web/api/send.ts, which takes the answers from
// here (kit/web/api/early-answers.ts).
(() => {
  const root = document.documentElement;
  // The scheme is set before anything is painted, so that no screen flashes in another (kit/ui/theme/color-scheme.ts).
  const scheme = /(?:^|; )enishi_scheme=(light|dark)/.exec(document.cookie)?.[1];
  if (scheme) root.dataset.scheme = scheme;

  const { pathname, search } = location;
  const [, area, community, rest] =
    /^\/(alumni|community)(?:\/communities\/(\d+)(\/.*)?)?(?:\/|$)/.exec(pathname) ?? [];
  const inFrame =
    community !== undefined ||
    /^\/operator\/(?!login|set_up)/.test(pathname) ||
    /\/(lobby|account|points)(\/|$)/.test(pathname) ||
    // Who is not signed in reads this too, below the logo alone.
    (/\/faq\/?$/.test(pathname) && isSignedIn());
  root.dataset.boot = pathname === "/" || pathname === "/gallery" ? "bare" : inFrame ? "frame" : "minimal";

  // In development there is no list, and the page starts the app itself.
  const list = JSON.parse(document.getElementById("screen-chunks")?.textContent ?? "null");
  const isHere = ([path]) => new RegExp(`^${path.replace(/:\w+/g, "[^/]+")}/?$`).test(pathname);
  const here = list?.screens.find(isHere);

  const posts = community && rest !== "/leave_community" && isSignedIn() ? askForData() : undefined;
  // A slow phone evaluates the scripts for a second without painting, so the posts are shown first for a while.
  const shown = posts?.then(showTimeline).then(nextPaint);
  askForFiles(shown ? Promise.race([shown.catch(() => {}), wait(400)]) : undefined);

  function isSignedIn() {
    try {
      const stored = JSON.parse(localStorage.getItem(`enishi.auth.${area}`) ?? "null");
      return stored !== null && new Date(stored.expiry).getTime() > Date.now();
    } catch {
      return false;
    }
  }

  /** Renews the stored session like kit/web/session/stored-session.ts. */
  function renewSession(expiry) {
    const key = `enishi.auth.${area}`;
    if (expiry && isSignedIn())
      localStorage.setItem(key, JSON.stringify({ ...JSON.parse(localStorage.getItem(key)), expiry }));
  }

  /** Requests the first page of the timeline, and the community, which says what stands above it. */
  function askForData() {
    // These are the tabs of features/posts/web/timeline-filter.ts in the parameters of the timeline's call.
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
    const base = `/api/communities/${community}`;
    const timeline = `${base}/posts${query.size > 0 ? `?${query}` : ""}`;
    const urls = [base, `${base}/${area === "alumni" ? "alumnus" : "users"}/me`];
    if (!rest || rest === "/") urls.unshift(timeline);
    // A console's screen opens with this call, unless the URL asks for something else.
    const opening = here?.[2];
    const usual = new URLSearchParams(opening?.split("?")[1]);
    if (opening && [...asked].every(([name, value]) => usual.get(name) === value))
      urls.push(`${base}/${opening}`);

    const early = {};
    window.__early = early;
    const ask = async (url, answer) => {
      const headers = { "x-requested-with": "XMLHttpRequest", "x-enishi-area": area };
      const response = await fetch(url, { credentials: "same-origin", headers });
      if (!response.ok) throw new Error(String(response.status));
      renewSession(response.headers.get("x-enishi-session-expiry"));
      // It may have been taken out of `early` while it was still arriving.
      answer.body = await response.json();
      return answer.body;
    };
    for (const url of urls) {
      const answer = {};
      early[url] = answer;
      answer.arriving = ask(url, answer);
      // The code that takes the answer handles its failure.
      answer.arriving.catch(() => {});
    }
    // An answer not taken by then is too old to be shown.
    setTimeout(() => {
      window.__early = {};
    }, 15_000);
    return early[timeline] && Promise.all([early[timeline].arriving, early[base].arriving]);
  }

  /** Loads the files of this screen and starts the app, by the list of the build (apps/web/build/screen-chunks.ts). */
  function askForFiles(beforeStart) {
    if (!list) return;
    const links = (here?.[1] ?? []).map((number) => {
      const link = document.createElement("link");
      const isStyle = list.files[number].endsWith(".css");
      link.rel = isStyle ? "preload" : "modulepreload";
      if (isStyle) link.as = "style";
      link.crossOrigin = "";
      link.href = `/${list.files[number]}`;
      return link;
    });
    document.head.append(...links);
    const start = () => {
      const script = document.createElement("script");
      script.type = "module";
      script.crossOrigin = "";
      script.src = `/${list.entry}`;
      document.head.append(script);
    };
    const parsed = new Promise((resolve) => document.addEventListener("DOMContentLoaded", resolve));
    void Promise.all([parsed, beforeStart]).then(start);
  }

  /** Shows the first posts in place of the skeleton, with room for what will stand above them. */
  function showTimeline([{ data }, { data: above }]) {
    const skeleton = document.querySelector("#boot > div");
    const page = skeleton.cloneNode(true);
    const hasBoard =
      above.message_board_title || above.message_board_content || above.message_board_sites.length > 0;
    for (const [name, isThere] of Object.entries({ board: hasBoard, steps: above.first_steps }))
      page.querySelector(`.${name}`).hidden = !isThere;
    for (const [i, card] of page.querySelectorAll("article").entries()) {
      const post = data.records[i];
      if (post) card.replaceChildren(...contentOf(post));
      else card.remove();
    }
    skeleton.replaceWith(page);
  }
  function contentOf({ user_post: author, title, content, mentions }) {
    const make = (tag, text) => Object.assign(document.createElement(tag), { textContent: text });
    const named = content.replace(/@\{(\d+)\}/g, (token, id) => (mentions[id] ? `@${mentions[id]}` : token));
    const { body } = new DOMParser().parseFromString(named, "text/html");
    const lines = Array.from(body.children, ({ textContent }) => textContent);
    return [make("b", author.display_name ?? ""), make("h2", title), make("p", lines.join("\n"))];
  }

  function wait(ms) {
    return new Promise((resolve) => {
      setTimeout(resolve, ms);
    });
  }
  function nextPaint() {
    return new Promise((resolve) => {
      requestAnimationFrame(() => setTimeout(resolve));
    });
  }
})();
