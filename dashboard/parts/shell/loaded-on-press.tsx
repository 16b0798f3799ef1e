import { lazy, startTransition, Suspense, useState, type ComponentType } from "react";
import { Button, type ButtonProps } from "../ui/button.tsx";

/** Of a part that draws its button, and stands open at first. */
export interface OpenedProps {
  trigger: ButtonProps;
}

interface LoadedOnPressProps extends OpenedProps {
  popup: "menu" | "dialog";
  load: () => Promise<{ Opened: ComponentType<OpenedProps> }>;
}

/** A button whose menu or dialog comes when somebody goes for it: the first load is kept small. */
export function LoadedOnPress({ trigger, popup, load }: LoadedOnPressProps) {
  const [isPressed, setPressed] = useState(false);
  const [Opened] = useState(() => lazy(async () => ({ default: (await load()).Opened })));
  return (
    <Suspense>
      {isPressed ? (
        <Opened trigger={trigger} />
      ) : (
        <Button
          {...trigger}
          aria-haspopup={popup}
          aria-expanded={false}
          onPointerEnter={() => void load()}
          onFocus={() => void load()}
          // In a transition the button stays, with the focus, until what it opens is there.
          onClick={() => startTransition(() => setPressed(true))}
        />
      )}
    </Suspense>
  );
}
