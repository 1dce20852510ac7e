import helmet from "@fastify/helmet";
import type { FastifyInstance } from "fastify";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

/** Sets the headers that restrict the product's own pages beyond what helmet sets by default. */
export async function addSecurityHeaders(
  app: FastifyInstance,
  { secure }: { secure: boolean },
): Promise<void> {
  await app.register(helmet, {
    global: true,
    contentSecurityPolicy: { directives: contentPolicy },
    // Other hosts of the domain are not ours to decide about.
    strictTransportSecurity: secure && { maxAge: YEAR_SECONDS, includeSubDomains: false },
    frameguard: { action: "deny" },
  });
  app.addHook("onRequest", async (_, reply) => void reply.header("permissions-policy", permissionsPolicy));
}

/** Only our own scripts run; styles may be inline, since the component library sets them. */
const contentPolicy = {
  "default-src": ["'self'"],
  "script-src": ["'self'"],
  "style-src": ["'self'", "'unsafe-inline'"],
  "font-src": ["'self'"],
  "img-src": ["'self'", "data:", "blob:"],
  // 'self' includes web sockets of this origin in every browser that the web app supports (Safari since 15.4).
  "connect-src": ["'self'"],
  "worker-src": ["'self'", "blob:"],
  "frame-ancestors": ["'none'"],
  "upgrade-insecure-requests": null,
};

const used = ["clipboard-write", "publickey-credentials-create", "publickey-credentials-get"];
const unused = [
  "accelerometer",
  "autoplay",
  "camera",
  "clipboard-read",
  "display-capture",
  "encrypted-media",
  "fullscreen",
  "geolocation",
  "gyroscope",
  "hid",
  "idle-detection",
  "magnetometer",
  "microphone",
  "midi",
  "payment",
  "picture-in-picture",
  "screen-wake-lock",
  "serial",
  "usb",
  "xr-spatial-tracking",
];
const permissionsPolicy = [
  ...used.map((feature) => `${feature}=(self)`),
  ...unused.map((feature) => `${feature}=()`),
].join(", ");
