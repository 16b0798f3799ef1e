import { useWords } from "../../words/language.ts";
import { classNames } from "./class-names.ts";
import { safeLink } from "./safe-link.ts";

/** A value in full, its fields by name. Addresses are links; pictures are, too: nothing is loaded from elsewhere. */
export function JsonView({ value, isWithin = false }: { value: unknown; isWithin?: boolean }) {
  const { words, format } = useWords();
  if (value === null || value === undefined) return <span className="text-quiet">–</span>;
  if (typeof value === "boolean") return value ? words.page.yes : words.page.no;
  if (typeof value === "number") return format.number(value);
  if (typeof value === "string") return <Text text={value} />;
  if (Array.isArray(value))
    return value.length === 0 ? (
      <span className="text-quiet">{words.page.none}</span>
    ) : (
      <ol className="grid gap-1">
        {(value as unknown[]).map((one, index) => (
          <li key={index} className="border-l-2 border-line pl-3">
            <JsonView value={one} isWithin />
          </li>
        ))}
      </ol>
    );
  return (
    <dl className="grid divide-y divide-line">
      {Object.entries(value as Record<string, unknown>).map(([name, one]) => (
        <div
          key={name}
          className={classNames("grid gap-x-4 py-1.5", !isWithin && "sm:grid-cols-[10rem_minmax(0,1fr)]")}
        >
          <dt className="min-w-0 break-words text-quiet">{name}</dt>
          <dd className="min-w-0 break-words whitespace-pre-wrap">
            <JsonView value={one} isWithin />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Text({ text }: { text: string }) {
  const link = safeLink(text);
  if (link === null) return text;
  return (
    <a href={link} target="_blank" rel="noopener noreferrer" className="text-accent hover:underline">
      {text}
    </a>
  );
}
