import { useEffect, type RefObject } from "react";
import { Button } from "../../parts/ui/button.tsx";
import { CopyButton } from "../../parts/ui/copy-button.tsx";
import { Dialog } from "../../parts/ui/dialog.tsx";
import { JsonView } from "../../parts/ui/json-view.tsx";
import { Picture, type PictureSource } from "../../parts/ui/picture.tsx";
import { useWords } from "../../words/language.ts";
import type { RecordRow } from "./use-run.ts";

interface RecordSideProps {
  row: RecordRow;
  index: number;
  all: number;
  /** Those that it names, where one looks at pictures. */
  pictures: readonly PictureSource[];
  onClose: () => void;
  /** The table that it was opened from, by whatever: the focus goes there. */
  focusBack: RefObject<HTMLElement | null>;
  onStep: (step: 1 | -1) => void;
}

/** One Record in full. Arrows walk to its neighbours. */
export function RecordSide({ row, index, all, pictures, onClose, focusBack, onStep }: RecordSideProps) {
  const { words, format } = useWords();
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      if (key === "ArrowDown" || key === "ArrowRight") onStep(1);
      if (key === "ArrowUp" || key === "ArrowLeft") onStep(-1);
    };
    // On its way down: the panel lets none of them up.
    window.addEventListener("keydown", press, true);
    return () => window.removeEventListener("keydown", press, true);
  }, [onStep]);
  const actions = (
    <>
      <Button
        icon="left"
        aria-label={words.request.previous}
        disabled={index === 0}
        onClick={() => onStep(-1)}
      />
      <Button
        icon="right"
        aria-label={words.request.next}
        disabled={index === all - 1}
        onClick={() => onStep(1)}
      />
      <span className="grow" />
      <CopyButton text={JSON.stringify(row.data, null, 2)} />
    </>
  );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      focusBack={focusBack}
      place="side"
      title={words.request.record(format.number(index + 1))}
      hint={words.request.recordOf(format.number(index + 1), format.number(all))}
      actions={actions}
    >
      {pictures.length > 0 && (
        <div className="mb-4 grid grid-cols-[repeat(auto-fill,minmax(9rem,1fr))] gap-2">
          {pictures.map((one) => (
            <Picture key={one.src} {...one} className="h-36" />
          ))}
        </div>
      )}
      <JsonView value={row.data} />
    </Dialog>
  );
}
