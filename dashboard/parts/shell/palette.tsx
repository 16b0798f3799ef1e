import { useNavigate } from "@tanstack/react-router";
import { useId, useState, type KeyboardEvent } from "react";
import { useWords } from "../../words/language.ts";
import { classNames } from "../ui/class-names.ts";
import { Dialog } from "../ui/dialog.tsx";
import { inputStyle } from "../ui/field.tsx";
import { Icon, type IconName } from "../ui/icon.tsx";
import { useEntries, useFeatures } from "./features-context.ts";

interface Goal {
  to: string;
  title: string;
  icon: IconName;
}

/** Every page and every id by the keyboard: Ctrl-K. */
export function Palette({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const { words } = useWords();
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.shell.search}>
      <Goals onGone={onClose} />
    </Dialog>
  );
}

function Goals({ onGone }: { onGone: () => void }) {
  const { words } = useWords();
  const list = useId();
  const navigate = useNavigate();
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const goals = useGoals(text);
  const chosen = Math.min(at, goals.length - 1);
  const go = ({ to }: Goal) => {
    onGone();
    void navigate({ to });
  };
  const press = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const goal = goals[chosen];
    if (step !== undefined) setAt((chosen + step + goals.length) % Math.max(goals.length, 1));
    else if (event.key === "Enter" && goal) go(goal);
    else return;
    event.preventDefault();
  };
  return (
    <div className="grid gap-3">
      <input
        role="combobox"
        aria-expanded
        aria-controls={list}
        aria-activedescendant={goals.length === 0 ? undefined : `${list}-${chosen}`}
        aria-label={words.shell.searchHint}
        placeholder={words.shell.searchHint}
        className={inputStyle}
        value={text}
        onKeyDown={press}
        onChange={(event) => {
          setText(event.target.value);
          setAt(0);
        }}
      />
      <ul id={list} role="listbox" aria-label={words.shell.search} className="grid">
        {goals.map((goal, index) => (
          <li
            key={goal.to}
            id={`${list}-${index}`}
            role="option"
            aria-selected={index === chosen}
            onClick={() => go(goal)}
            onMouseMove={() => setAt(index)}
            className={classNames(
              "flex items-center gap-2.5 rounded-md px-2.5 py-1.5",
              index === chosen && "bg-raised",
            )}
          >
            <Icon name={goal.icon} className="text-quiet" />
            <span className="truncate">{goal.title}</span>
          </li>
        ))}
      </ul>
      {goals.length === 0 && <p className="px-2.5 text-quiet">{words.shell.nothingFound}</p>}
    </div>
  );
}

/** What is meant by a text: the thing with that id, or the pages that have all its words in their titles. */
function useGoals(text: string): Goal[] {
  const { words, language } = useWords();
  const features = useFeatures();
  const pages = useEntries().map(({ to, icon, title }) => ({ to, icon, title: title(words) }));
  const id = text.trim();
  const known = features.flatMap(({ ids = [] }) => ids).find(({ prefix }) => id.startsWith(prefix));
  if (known) return [{ to: known.to(id), icon: "right", title: words.shell.goToId(id) }];
  const asked = id.toLocaleLowerCase(language).split(/\s+/);
  return pages.filter(({ title }) => asked.every((word) => title.toLocaleLowerCase(language).includes(word)));
}
