import { Link } from "@tanstack/react-router";
import { useEffect, type ReactNode } from "react";
import { useWords } from "../../words/language.ts";
import { Icon } from "../ui/icon.tsx";

interface PageHeadProps {
  title: string;
  /** A sentence below the title. */
  intro?: ReactNode;
  /** The list that it stands in. */
  parent?: { title: string; to: string };
  /** Beside the title, such as its state. */
  badges?: ReactNode;
  actions?: ReactNode;
}

/** The top of every page; it names the window too. */
export function PageHead({ title, intro, parent, badges, actions }: PageHeadProps) {
  const { words } = useWords();
  useEffect(() => {
    document.title = `${title} · ${words.shell.name}`;
  }, [title, words]);
  return (
    <header className="mb-5 flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
      <div className="min-w-0">
        {parent && (
          <Link to={parent.to} className="mb-1 inline-flex items-center gap-1 text-quiet hover:text-ink">
            <Icon name="left" className="size-3.5" />
            {parent.title}
          </Link>
        )}
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h1 className="text-xl font-semibold tracking-tight break-words">{title}</h1>
          {badges}
        </div>
        {intro !== undefined && <p className="mt-1 max-w-3xl text-quiet">{intro}</p>}
      </div>
      {actions !== undefined && <div className="flex flex-wrap gap-2">{actions}</div>}
    </header>
  );
}
