import { Toast as Base } from "@base-ui/react/toast";
import { useEffect } from "react";
import { useWords } from "../../words/language.ts";
import { buttonStyle } from "./button.tsx";
import { Icon } from "./icon.tsx";
import type { Note } from "./kept-until-heard.ts";
import { notes } from "./say.ts";

const manager = Base.createToastManager();

function show({ title, description, action }: Note): void {
  manager.add({
    title,
    ...(description === undefined ? {} : { description }),
    ...(action === undefined ? {} : { actionProps: { children: action.label, onClick: action.run } }),
  });
}

/** Draws what `say` says. */
export function Toasts() {
  // The provider within listens to the manager by then: effects run from the inside out.
  useEffect(() => notes.listen(show), []);
  return (
    <Base.Provider toastManager={manager} timeout={6000}>
      <Base.Portal>
        <Base.Viewport className="fixed right-4 bottom-4 z-50 grid w-[calc(100vw-2rem)] max-w-sm gap-2">
          <Shown />
        </Base.Viewport>
      </Base.Portal>
    </Base.Provider>
  );
}

function Shown() {
  const { words } = useWords();
  const { toasts } = Base.useToastManager();
  return toasts.map((toast) => (
    <Base.Root
      key={toast.id}
      toast={toast}
      className="rounded-lg border border-line bg-surface p-3 shadow-float transition duration-200 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0"
    >
      <Base.Content className="flex items-center gap-3">
        <div className="min-w-0 grow">
          <Base.Title className="font-medium" />
          <Base.Description className="text-quiet" />
        </div>
        {toast.actionProps && <Base.Action className={buttonStyle({ size: "small" })} />}
        <Base.Close aria-label={words.page.close} className={buttonStyle({ look: "ghost", size: "icon" })}>
          <Icon name="close" />
        </Base.Close>
      </Base.Content>
    </Base.Root>
  ));
}
