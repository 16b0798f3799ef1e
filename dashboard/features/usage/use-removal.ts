import type { Outcome } from "../../data/use-action.ts";
import { say } from "../../parts/ui/say.ts";
import { useWords } from "../../words/language.ts";

interface Removal {
  name: string;
  remove: () => Promise<{ data?: unknown }>;
  putBack: () => Promise<Outcome<unknown>>;
  again: () => void;
}

/** Takes a limit away at once, and offers to put it back. */
export function useRemoval({ name, remove, putBack, again }: Removal): () => Promise<void> {
  const { words } = useWords();
  const undo = async () => {
    const { problem } = await putBack();
    if (problem) say({ title: problem.message, description: problem.advice });
    again();
  };
  return async () => {
    const { data } = await remove();
    if (!data) return;
    again();
    say({ title: words.usage.removed(name), action: { label: words.usage.undo, run: () => void undo() } });
  };
}
