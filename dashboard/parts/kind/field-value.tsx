import { Link } from "@tanstack/react-router";
import { Cell } from "../table/cell.tsx";
import { useFeatures } from "../shell/features-context.ts";
import { Badge, type Tone } from "../ui/badge.tsx";
import type { FieldType } from "./kind-face.ts";

interface FieldValueProps {
  type: FieldType;
  value: unknown;
  /** What its words mean. */
  words?: Readonly<Record<string, string>> | undefined;
  tones?: Readonly<Record<string, Tone>> | undefined;
  /** Not cut, with its lines. */
  isWhole?: boolean;
}

/** A value, by its type in the schema. */
export function FieldValue({ type, value, words, tones, isWhole = false }: FieldValueProps) {
  if (value === null || value === undefined) return <Cell type="text" value={null} />;
  if (isWhole && type === "text" && value !== "")
    return <span className="whitespace-pre-wrap">{textOf(value)}</span>;
  switch (type) {
    case "word": {
      const word = textOf(value);
      return <Badge tone={tones?.[word] ?? "quiet"}>{words?.[word] ?? word}</Badge>;
    }
    case "list":
      return (
        <span className="flex flex-wrap gap-1">
          {[value].flat().map((one) => (
            <Badge key={textOf(one)}>{words?.[textOf(one)] ?? textOf(one)}</Badge>
          ))}
        </span>
      );
    case "id":
      return <IdLink id={textOf(value)} />;
    default:
      return <Cell type={type} value={value} />;
  }
}

/** An id, which leads to the page of what it names where there is one. */
function IdLink({ id }: { id: string }) {
  const routes = useFeatures().flatMap(({ ids = [] }) => ids);
  const route = routes.find(({ prefix }) => id.startsWith(prefix));
  if (!route) return <code className="break-all">{id}</code>;
  return (
    <Link to={route.to(id)} className="break-all text-accent hover:underline">
      {id}
    </Link>
  );
}

function textOf(value: unknown): string {
  return typeof value === "string" ? value : JSON.stringify(value);
}
