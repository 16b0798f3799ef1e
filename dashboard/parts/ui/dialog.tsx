import { Dialog as Base } from "@base-ui/react/dialog";
import type { ReactNode, RefObject } from "react";
import { useWords } from "../../words/language.ts";
import { classNames } from "./class-names.ts";
import { Icon } from "./icon.tsx";
import { buttonStyle } from "./button.tsx";

interface DialogProps {
  isOpen: boolean;
  onClose: () => void;
  title: string;
  /** One sentence below the title. */
  hint?: ReactNode;
  /** `side` slides in from the right, for one thing of a list, and takes the whole width of a phone. */
  place?: "middle" | "side";
  /** Buttons at its end. */
  actions?: ReactNode;
  children?: ReactNode;
  className?: string;
  /** What gets the focus when it closes; without it, what had it. */
  focusBack?: RefObject<HTMLElement | null>;
}

const PLACES = {
  middle:
    "top-[12vh] left-1/2 w-[calc(100vw-2rem)] max-w-lg max-h-[76vh] -translate-x-1/2 rounded-xl border border-line data-starting-style:opacity-0 data-ending-style:opacity-0",
  side: "inset-y-0 right-0 w-full max-w-xl border-l border-line data-starting-style:translate-x-8 data-starting-style:opacity-0 data-ending-style:opacity-0",
} as const;

/** Escape and a press beside it close it; the focus goes back to where it was. */
export function Dialog({
  isOpen,
  onClose,
  title,
  hint,
  place = "middle",
  actions,
  children,
  className,
  focusBack,
}: DialogProps) {
  const { words } = useWords();
  return (
    <Base.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-shade transition-opacity data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          {...(focusBack && { finalFocus: focusBack })}
          className={classNames(
            "fixed z-40 flex flex-col bg-surface shadow-float outline-none transition duration-150",
            PLACES[place],
            className,
          )}
        >
          <header className="flex items-start gap-3 border-b border-line px-5 py-4">
            <div className="min-w-0 grow">
              <Base.Title className="text-base font-semibold break-words">{title}</Base.Title>
              {hint !== undefined && <Base.Description className="text-quiet">{hint}</Base.Description>}
            </div>
            <Base.Close
              aria-label={words.page.close}
              className={buttonStyle({ look: "ghost", size: "icon" })}
            >
              <Icon name="close" />
            </Base.Close>
          </header>
          <div className="grow overflow-y-auto px-5 py-4" tabIndex={-1}>
            {children}
          </div>
          {actions !== undefined && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line px-5 py-3">
              {actions}
            </footer>
          )}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
}
