import { buildSchema } from "graphql";
import { Readable } from "node:stream";
import { expect, test } from "vitest";
import { routeOf } from "../route-of.ts";
import { bytesRow, rows } from "../row.ts";
import { AnswerSchemas } from "./answer-schema.ts";
import { errorComponents } from "./error-responses.ts";
import { operationOf } from "./operation.ts";

const said = { summary: "", description: "A file." };
const forms = { "text/plain": { description: "It.", example: "kites" } };
const named = { contentType: "text/plain", fileName: "a.txt" };
const body = Readable.from([]);
const kind = { rest: { tag: { name: "Files", what: "Files.", place: 1 }, path: "/v1/files" } };
const [ranged, plain, put] = rows(kind, {
  "GET /ranged": bytesRow({
    ...said,
    operationId: "getRanged",
    bytes: { forms, hasRanges: true, open: async () => ({ ...named, length: 0, part: () => body }) },
  }),
  "GET /plain": bytesRow({
    ...said,
    operationId: "getPlain",
    bytes: { forms, open: async () => ({ ...named, body }) },
  }),
  "PUT /": bytesRow({
    ...said,
    operationId: "putFile",
    takesBytes: { most: 99 },
    bytes: { forms, open: async () => ({ ...named, body }) },
  }),
}).map((row) => routeOf(buildSchema("type Query { a: Int }"), row, false)) as [Route, Route, Route];
type Route = ReturnType<typeof routeOf>;

interface Answer {
  headers: object;
  content: object;
}
const shown = (route: Route) =>
  operationOf(route, new AnswerSchemas(), null) as {
    parameters: { name: string; in: string }[];
    requestBody?: { description: string };
    responses: Record<string, Answer & { $ref?: string }>;
  };
/** An error answer by its status, with the codes that have it. */
function refused(route: Route, status: number): { headers: string[]; codes: string[] } {
  const { $ref = "" } = shown(route).responses[status] ?? {};
  const answer = (errorComponents([route]) as Record<string, Answer>)[$ref.split("/").at(-1) ?? ""];
  const { examples = {} } =
    (answer?.content as Record<string, { examples?: object }>)["application/json"] ?? {};
  return { headers: Object.keys(answer?.headers ?? {}), codes: Object.keys(examples) };
}

test("bytes of which a call may ask for a part say so", () => {
  const { parameters, responses } = shown(ranged);
  expect(parameters).toMatchObject([{ name: "Range", in: "header" }]);
  expect(responses[200]?.headers).toHaveProperty(["Accept-Ranges"]);
  expect(responses[200]?.headers).not.toHaveProperty(["Content-Range"]);
  expect(responses[206]?.content).toEqual(responses[200]?.content);
  for (const name of ["Accept-Ranges", "Content-Range", "Content-Disposition"])
    expect(responses[206]?.headers).toHaveProperty([name]);
  const { headers, codes } = refused(ranged, 416);
  expect(headers).toEqual(expect.arrayContaining(["X-Request-Id", "Accept-Ranges", "Content-Range"]));
  expect(codes).toEqual(["range_not_satisfiable"]);
});

test("other bytes say nothing of parts", () => {
  const { parameters, responses } = shown(plain);
  expect(parameters).toEqual([]);
  expect(Object.keys(responses)).not.toContain("206");
  expect(Object.keys(responses)).not.toContain("416");
  expect(responses[200]?.headers).not.toHaveProperty(["Accept-Ranges"]);
});

test("a row that takes bytes says how many at most, and what more is answered with", () => {
  expect(shown(put).requestBody?.description).toBe("At most 99 bytes.");
  expect(refused(put, 413).codes).toEqual(["payload_too_large"]);
  // Of JSON alone.
  expect(Object.keys(shown(put).responses)).not.toContain("415");
});
