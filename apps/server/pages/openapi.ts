import * as z from "zod/mini";
import type { AnyCall } from "#kit/contract/call.ts";
import { commonErrors, describeText, type ErrorCode } from "#kit/contract/errors.ts";
import { API_PREFIX } from "#kit/server/http/register-routes.ts";

type Json = Record<string, unknown>;

const schemaOf = (schema: z.core.$ZodType, io: "input" | "output"): Json => {
  const { $schema: _schema, ...rest } = z.toJSONSchema(schema, { io, unrepresentable: "any" }) as Json;
  return rest;
};

/** Returns the OpenAPI document of every call, derived from the contracts alone. */
export function describeApi(calls: readonly AnyCall[]): Json {
  const paths: Record<string, Json> = {};
  for (const call of calls) {
    const path = API_PREFIX + call.path;
    paths[path] = { ...paths[path], [call.method.toLowerCase()]: describeCall(call) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: "Enishi",
      version: "1",
      description:
        "Calls carry the session cookie of their area, X-Requested-With, and X-Enishi-Area (alumni, community, operator).",
    },
    paths,
  };
}

function describeCall(call: AnyCall): Json {
  const [, first = "other"] = call.path.split("/");
  return {
    summary: call.summary,
    tags: [first],
    description: `Access: ${call.access}. Rate class: ${call.rate}.`,
    parameters: [...pathParameters(call), ...queryParameters(call)],
    ...(call.body || call.files ? { requestBody: requestBody(call) } : {}),
    responses: { 200: successAnswer(call), ...failureAnswers(call) },
  };
}

const pathParameters = (call: AnyCall): Json[] =>
  [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => {
    const custom = (call.params as Record<string, z.core.$ZodType> | undefined)?.[name];
    return {
      name,
      in: "path",
      required: true,
      schema: custom ? schemaOf(custom, "input") : { type: "integer" },
    };
  });

function queryParameters(call: AnyCall): Json[] {
  if (!call.query) return [];
  const { properties = {}, required = [] } = schemaOf(call.query, "input") as {
    properties?: Json;
    required?: string[];
  };
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: "query",
    required: required.includes(name),
    schema,
  }));
}

function requestBody(call: AnyCall): Json {
  const body = call.body ? schemaOf(call.body, "input") : { type: "object" };
  if (call.bodyType) return { required: true, content: { [call.bodyType]: {} } };
  if (!call.files) return { required: true, content: { "application/json": { schema: body } } };
  const files = Object.fromEntries(call.files.map((name) => [name, { type: "string", format: "binary" }]));
  const schema = { ...body, properties: { ...(body.properties as Json | undefined), ...files } };
  const json = call.takesJson ? { "application/json": { schema: body } } : {};
  return { required: true, content: { "multipart/form-data": { schema }, ...json } };
}

function successAnswer(call: AnyCall): Json {
  if (call.answer === "binary")
    return { description: "The file", content: { "application/octet-stream": {} } };
  return {
    description: "Success",
    content: { "application/json": { schema: schemaOf(call.answer, "output") } },
  };
}

function failureAnswers(call: AnyCall): Json {
  const codes: ErrorCode[] = [...(call.errors ?? []), commonErrors.ERROR_INVALID_PARAMS];
  const byStatus = Map.groupBy(codes, (code) => code.status);
  return Object.fromEntries(
    [...byStatus].map(([status, entries]) => [
      status,
      { description: entries.map((entry) => `${entry.code}: ${describeText(entry, "en")}`).join("\n") },
    ]),
  );
}
