import { Link, useLocation } from "@tanstack/react-router";
import { useOperatorToken } from "../../data/operator-token.ts";
import { useWords } from "../../words/language.ts";
import { Icon } from "../ui/icon.tsx";
import { useEntries } from "./features-context.ts";
import type { Group } from "./feature.ts";

const LINK =
  // All of an operator, too, on a low window.
  "flex items-center gap-2.5 rounded-md px-2.5 py-1.5 text-quiet hover:bg-raised hover:text-ink [@media(max-height:1100px)]:py-0.5";
const HERE = { className: "bg-raised !text-ink font-medium" };

/** The pages, by group. */
export function Sidebar({ onGo }: { onGo?: () => void }) {
  const { words } = useWords();
  const entries = useEntries();
  const { pathname } = useLocation();
  const isAt = (to: string) => pathname === to || pathname.startsWith(`${to}/`);
  /** Of /requests and /requests/new only the narrower one is where one is. */
  const isNarrower = (to: string) => entries.some((other) => other.to.startsWith(`${to}/`) && isAt(other.to));
  // Without a token the palette alone leads to where one is asked for it.
  const isOperator = useOperatorToken() !== null;
  const groups = (Object.keys(words.shell.groups) as Group[]).filter(
    (group) => isOperator || group !== "operator",
  );
  return (
    <nav
      aria-label={words.shell.navigation}
      className="grid gap-4 px-3 py-3 [@media(max-height:1100px)]:gap-2"
    >
      {groups.map((group) => {
        const shown = entries.filter((entry) => entry.group === group);
        if (shown.length === 0) return null;
        return (
          <div key={group}>
            <h2 className="px-2.5 pb-1 text-xs text-quiet">{words.shell.groups[group]}</h2>
            <ul className="grid gap-px">
              {shown.map(({ to, icon, title }) => (
                <li key={to}>
                  <Link
                    to={to}
                    className={LINK}
                    activeProps={HERE}
                    activeOptions={{ exact: to === "/" || isNarrower(to), includeSearch: false }}
                    {...(onGo === undefined ? {} : { onClick: onGo })}
                  >
                    <Icon name={icon} />
                    {title(words)}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

export function Mark() {
  const { words } = useWords();
  return (
    <Link to="/" className="flex items-center gap-2 rounded-md text-base font-semibold tracking-tight">
      <img src={`${import.meta.env.BASE_URL}icon.svg`} alt="" className="size-6" />
      {words.shell.name}
    </Link>
  );
}
