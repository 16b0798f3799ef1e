import { useRef, useState } from "react";
import { useWords } from "../../words/language.ts";
import { Button } from "../ui/button.tsx";
import { classNames } from "../ui/class-names.ts";
import { Icon } from "../ui/icon.tsx";
import { droppedFiles } from "./dropped-files.ts";

interface FileDropProps {
  title: string;
  hint: string;
  /** Endings of files that can be chosen instead of a folder, such as `.tgz`. */
  archives: string;
  isBusy: boolean;
  onFiles: (files: readonly File[]) => void;
}

/** Takes a folder or an archive: dropped, or chosen by the keyboard. */
export function FileDrop({ title, hint, archives, isBusy, onFiles }: FileDropProps) {
  const { words } = useWords();
  const folder = useRef<HTMLInputElement>(null);
  const archive = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const chosen = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // The same may be chosen again after it was changed.
    input.value = "";
    if (files.length > 0) onFiles(files);
  };
  return (
    <div
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault();
        setOver(false);
        void droppedFiles(event.dataTransfer.items).then(onFiles);
      }}
      className={classNames(
        "grid justify-items-center gap-3 rounded-lg border border-dashed px-6 py-12 text-center",
        isOver ? "border-accent bg-accent-soft" : "border-edge bg-surface",
      )}
    >
      <Icon name="upload" className="size-6 text-quiet" />
      <div>
        <h2 className="font-semibold">{title}</h2>
        <p className="mx-auto max-w-lg text-quiet">{hint}</p>
      </div>
      <div className="flex flex-wrap justify-center gap-2">
        <Button look="main" isBusy={isBusy} onClick={() => folder.current?.click()}>
          {words.fileDrop.folder}
        </Button>
        <Button isBusy={isBusy} onClick={() => archive.current?.click()}>
          {words.fileDrop.archive}
        </Button>
      </div>
      <input
        ref={folder}
        type="file"
        hidden
        multiple
        aria-label={words.fileDrop.folder}
        // React knows no other way to say it.
        {...{ webkitdirectory: "" }}
        onChange={(event) => chosen(event.target)}
      />
      <input
        ref={archive}
        type="file"
        hidden
        accept={archives}
        aria-label={words.fileDrop.archive}
        onChange={(event) => chosen(event.target)}
      />
    </div>
  );
}
