import { expect, test } from "vitest";
import { uploadImage } from "#features/files/contract/calls.ts";
import { signIn } from "#features/sessions/contract/calls.ts";
import { API_PREFIX } from "#kit/server/http/register-routes.ts";
import { features } from "../features.ts";
import { describeApi } from "./openapi.ts";

type Described = Record<string, unknown> & {
  description: string;
  parameters: { name: string; in: string }[];
  requestBody?: { content: Record<string, unknown> };
  responses: Record<string, { description: string }>;
};
const calls = features.flatMap(({ routes }) => routes.map(({ call }) => call));
const paths = describeApi(calls).paths as Record<string, Record<string, Described>>;
const described = ({ method, path }: { method: string; path: string }) =>
  paths[API_PREFIX + path]?.[method.toLowerCase()] ?? expect.unreachable(`${method} ${path}`);

test("every call is described once, with who may make it, what its path names, and its answers", () => {
  expect(Object.values(paths).flatMap((methods) => Object.keys(methods))).toHaveLength(calls.length);
  for (const call of calls) {
    const { description, parameters, responses } = described(call);
    expect(description).toContain(`Access: ${call.access}.`);
    const named = parameters.filter((one) => one.in === "path").map(({ name }) => name);
    expect(named).toEqual([...call.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name));
    expect(Object.keys(responses)).toEqual(expect.arrayContaining(["200", "400"]));
  }
});

test("a refusal is described by its code and text, and an upload as a form with its file", () => {
  expect(described(signIn.alumnus).responses[400]?.description).toContain(
    "ERROR_LOGIN: The email address or password is not correct. / No account is linked to this {service} account.",
  );
  expect(described(uploadImage).requestBody?.content).toMatchObject({
    "multipart/form-data": { schema: { properties: { image: { type: "string", format: "binary" } } } },
  });
});

test("no text has a hole where a value belongs", () => {
  expect(JSON.stringify(paths)).not.toMatch(/\bNaN\b|\bundefined\b/);
});
