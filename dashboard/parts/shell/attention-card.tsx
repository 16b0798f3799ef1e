import { Link } from "@tanstack/react-router";
import { buttonStyle } from "../ui/button.tsx";
import { Card } from "../ui/card.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import type { AttentionLine } from "./feature.ts";

/** What needs somebody, each with the way to mend it. */
export function AttentionCard({ title, lines }: { title: string; lines: readonly AttentionLine[] }) {
  return (
    <Card title={title}>
      <ul className="-mx-4 -mb-4 divide-y divide-line border-t border-line">
        {lines.map(({ tone, text, action: { label, to, search } }) => (
          <li key={`${to} ${text}`} className="flex flex-wrap items-center gap-x-3 gap-y-2 px-4 py-2.5">
            <Icon name="warning" className={tone === "bad" ? "text-bad" : "text-warn"} />
            <p className="min-w-0 grow basis-52 break-words">{text}</p>
            <Link
              to={to}
              {...(search && { search })}
              className={classNames(buttonStyle({ size: "small" }), "ml-7 sm:ml-0")}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}
