import { createHash, generateKeyPairSync, randomUUID, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";
import type { PasskeyAssertion, PasskeyAttestation } from "../contract/schemas.ts";

type Options = Readonly<Record<string, unknown>> & { readonly challenge: string };
const [PRESENT, VERIFIED, ATTESTED] = [0x01, 0x04, 0x40];
const sha256 = (data: string | Buffer): Buffer => createHash("sha256").update(data).digest();
const base64url = (data: Uint8Array | string): string => Buffer.from(data).toString("base64url");

/** Simulates an authenticator in a browser that shows our page, with one passkey. */
export function createAuthenticator({
  origin = "http://localhost",
  verifies = true,
  counts = true,
}: {
  readonly origin?: string;
  /** The authenticator asks for a fingerprint, a face or a PIN. */
  readonly verifies?: boolean;
  /** Passkeys kept on several devices count nothing. */
  readonly counts?: boolean;
} = {}) {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const credential = Buffer.from(randomUUID());
  const id = base64url(credential);
  let counter = 0;

  const clientData = (type: string, { challenge }: Options): string =>
    JSON.stringify({ type, challenge, origin, crossOrigin: false });
  const authenticatorData = (flags: number, rest: Buffer = Buffer.alloc(0)): Buffer => {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(counter);
    const all = PRESENT | (verifies ? VERIFIED : 0) | flags;
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([all]), count, rest]);
  };

  return {
    id,
    /** Returns the browser's answer to the options of a new passkey. */
    make(options: Options): PasskeyAttestation {
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
          [1, 2],
          [3, -7],
          [-1, 1],
          [-2, new Uint8Array(Buffer.from(x, "base64url"))],
          [-3, new Uint8Array(Buffer.from(y, "base64url"))],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(credential.length);
      const attested = Buffer.concat([Buffer.alloc(16), length, credential, key]);
      const attestationObject = isoCBOR.encode(
        new Map<string, unknown>([
          ["fmt", "none"],
          ["attStmt", new Map()],
          ["authData", new Uint8Array(authenticatorData(ATTESTED, attested))],
        ]) as Map<string, string>,
      );
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientData("webauthn.create", options)),
          attestationObject: base64url(attestationObject),
          transports: ["internal"],
        },
      };
    },
    /** Returns the browser's answer to the options of a login. */
    sign(options: Options): PasskeyAssertion {
      if (counts) counter += 1;
      const clientDataJSON = clientData("webauthn.get", options);
      const data = authenticatorData(0);
      const signature = sign("sha256", Buffer.concat([data, sha256(clientDataJSON)]), privateKey);
      return {
        id,
        rawId: id,
        type: "public-key",
        clientExtensionResults: {},
        response: {
          clientDataJSON: base64url(clientDataJSON),
          authenticatorData: base64url(data),
          signature: base64url(signature),
        },
      };
    },
    /** Sets the counter back, as in a copy made before. */
    rewind: (by: number) => {
      counter -= by;
    },
  };
}
