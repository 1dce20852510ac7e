import type { FastifyReply } from "fastify";
import type { Context } from "./context.ts";
import type { RequestSubject } from "./security-notes.ts";
import { deviceCookieName, sessionCookieName } from "./session-cookie.ts";

type Setters = Pick<Context, "setSession" | "setDevice" | "setCookie">;

/** Cookies are `Secure` where people come over TLS. */
export function createCookieSetters(reply: FastifyReply, secure: boolean, subject?: RequestSubject): Setters {
  const options = { path: "/", httpOnly: true, sameSite: "lax", secure } as const;
  const set = (name: string, value: string, maxAgeMs: number, path = "/") =>
    void reply.setCookie(name, value, { ...options, path, maxAge: Math.floor(maxAgeMs / 1000) });
  return {
    setSession: (area, token, maxAgeMs = 0) => {
      // The plain cookie from before the prefix must go too, or it would be taken for this browser's session again.
      if (secure) void reply.clearCookie(sessionCookieName(area), options);
      if (token === null) void reply.clearCookie(sessionCookieName(area, secure), options);
      else set(sessionCookieName(area, secure), token, maxAgeMs);
      if (token !== null && subject) subject.hasOpenedSession = true;
    },
    setDevice: (area, token, maxAgeMs) => set(deviceCookieName(area, secure), token, maxAgeMs),
    setCookie: (name, value, { path, maxAgeMs }) => set(name, value, maxAgeMs, path),
  };
}
