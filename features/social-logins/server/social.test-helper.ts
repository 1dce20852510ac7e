import type { Service } from "#features/accounts/contract/services.ts";
import { showSession } from "#features/sessions/contract/calls.ts";
import type { Area } from "#kit/contract/area.ts";
import { sessionCookieName } from "#kit/server/http/session-cookie.ts";
import { castPassword, castToken, type PersonKey } from "#kit/testing/cast.ts";
import type { TestServer } from "#kit/testing/test-server.ts";
import { confirmLinking } from "../contract/calls.ts";
import type { Mode } from "../contract/modes.ts";

type Jar = Map<string, string>;
const OURS = "http://localhost";

const keep = (jar: Jar, cookies: readonly string[]): void => {
  for (const cookie of cookies) {
    const [, name = "", value = ""] = /^([^=]+)=([^;]*)/.exec(cookie) ?? [];
    if (value === "" || /expires=Thu, 01 Jan 1970/i.test(cookie)) jar.delete(name);
    else jar.set(name, value);
  }
};
const show = (jar: Jar): string => [...jar].map(([name, value]) => `${name}=${value}`).join("; ");

export type Arrival = { readonly status: number; readonly path: string; readonly query: URLSearchParams };

export type Browser = ReturnType<typeof createBrowser>;

/** The browser has cookies, visits our server and the service, and follows redirects between them. */
export function createBrowser(server: TestServer) {
  const [ours, theirs]: [Jar, Jar] = [new Map(), new Map()];

  /** Navigates within our server and returns the redirect. */
  const open = async (address: string): Promise<{ status: number; location: string; body: string }> => {
    const { pathname, search } = new URL(address, OURS);
    const answer = await server.app.inject({
      method: "GET",
      url: pathname + search,
      headers: { host: "localhost", cookie: show(ours), "sec-fetch-site": "cross-site" },
    });
    keep(ours, [answer.headers["set-cookie"] ?? []].flat());
    return {
      status: answer.statusCode,
      location: String(answer.headers.location ?? ""),
      body: answer.body,
    };
  };

  const ask = async (url: string, form?: Record<string, string>): Promise<Response> => {
    const answer = await fetch(url, {
      redirect: "manual",
      headers: { cookie: show(theirs) },
      ...(form && { method: "POST", body: new URLSearchParams(form) }),
    });
    keep(theirs, answer.headers.getSetCookie());
    return answer;
  };

  /** Signs in at the service and agrees; returns the URL it redirects to. */
  async function logInThere(url: string, login: string): Promise<string> {
    let at = url;
    for (let step = 0; step < 20; step += 1) {
      if (at.startsWith(OURS)) return at;
      const answer = await ask(at);
      if (answer.status < 400 && answer.headers.has("location")) {
        at = new URL(answer.headers.get("location") ?? "", at).href;
        continue;
      }
      const page = await answer.text();
      const [, prompt = ""] = /name="prompt" value="(\w+)"/.exec(page) ?? [];
      if (prompt === "") throw new Error(`the service says: ${answer.status} ${page.slice(0, 500)}`);
      const sent = await ask(at, { prompt, login, password: "anything" });
      at = new URL(sent.headers.get("location") ?? "", at).href;
    }
    throw new Error("the service leads round in a circle");
  }

  const startAt = (service: Service, mode: Mode, query: Record<string, string> = {}) =>
    open(`/api/alumnus/${service}?${new URLSearchParams({ mode, ...query })}`);

  const arrive = async (callback: string): Promise<Arrival> => {
    const { status, location } = await open(callback);
    const url = new URL(location, OURS);
    return { status, path: url.pathname, query: url.searchParams };
  };

  /** Proves by the password that the owner is about to link the service. */
  const linkingToken = async (provider: Service): Promise<string> => {
    const token = ours.get(sessionCookieName("alumni")) ?? "";
    const input = { params: { provider }, body: { current_password: castPassword } };
    return (await server.as({ area: "alumni", token }).call(confirmLinking, input)).data.token;
  };

  return {
    open,
    startAt,
    logInThere,
    arrive,
    linkingToken,
    cookies: ours,
    /** Signs in as somebody of the cast, in addition to sessions in other areas. */
    signInAs: (who: PersonKey, area: Area) => ours.set(sessionCookieName(area), castToken(who)),
    /** Returns the account this browser is signed in to, if any. */
    whoIsIn: async (area: Area = "alumni"): Promise<number | null> => {
      const answer = await server
        .as({ area, token: ours.get(sessionCookieName(area)) ?? "" })
        .send(showSession);
      return answer.status === 200 ? (answer.body as { data: { uid: number } }).data.uid : null;
    },
    /** Goes all the way: to the service, signed in there as `login`, and back. */
    async go(
      service: Service,
      mode: Mode,
      login: string,
      query: Record<string, string> = {},
    ): Promise<Arrival> {
      const token: Record<string, string> = mode === "connect" ? { token: await linkingToken(service) } : {};
      const { location } = await startAt(service, mode, { ...token, ...query });
      return arrive(await logInThere(location, login));
    },
  };
}
