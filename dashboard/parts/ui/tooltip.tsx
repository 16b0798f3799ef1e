import { Tooltip as Base } from "@base-ui/react/tooltip";
import type { ReactElement } from "react";

interface TooltipProps {
  text: string;
  /** What it explains; something that takes the focus, so that the keyboard shows it too. */
  children: ReactElement;
}

export function Tooltip({ text, children }: TooltipProps) {
  return (
    <Base.Root>
      <Base.Trigger delay={300} render={children} />
      <Base.Portal>
        <Base.Positioner sideOffset={6} className="z-50">
          <Base.Popup className="max-w-72 rounded-md bg-ink px-2 py-1 text-xs text-page shadow-float">
            {text}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}
