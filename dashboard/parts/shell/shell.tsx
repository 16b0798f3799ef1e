import { Outlet, useLocation } from "@tanstack/react-router";
import { lazy, Suspense, useEffect, useState, useSyncExternalStore } from "react";
import { useWords } from "../../words/language.ts";
import { LoadingPage } from "../page/loading.tsx";
import { Button } from "../ui/button.tsx";
import { Icon } from "../ui/icon.tsx";
import { notes } from "../ui/say.ts";
import { LoadedOnPress } from "./loaded-on-press.tsx";
import { Mark, Sidebar } from "./sidebar.tsx";
import { ForViewer, useViewerIfAny } from "./viewer.tsx";

// What opens on a press comes after the page: the first load is kept small.
const accountMenu = () => import("./account-menu.tsx");
const narrowPages = () => import("./narrow-pages.tsx");
const settingsMenu = () => import("./settings-menu.tsx");
const Toasts = lazy(async () => ({ default: (await import("../ui/toast.tsx")).Toasts }));
const Palette = lazy(async () => ({ default: (await import("./palette.tsx")).Palette }));

/** The frame around every page. */
export function Shell() {
  const { words } = useWords();
  return (
    <ForViewer>
      <a
        href="#content"
        className="fixed top-2 left-2 z-50 -translate-y-16 rounded-md bg-ink px-3 py-1.5 text-page focus:translate-y-0"
      >
        {words.shell.skip}
      </a>
      <div className="min-h-dvh lg:grid lg:grid-cols-[14rem_minmax(0,1fr)]">
        <aside className="hidden border-r border-line lg:block">
          <div className="sticky top-0 h-dvh overflow-y-auto">
            <div className="flex h-12 items-center px-5">
              <Mark />
            </div>
            <Sidebar />
          </div>
        </aside>
        <div className="min-w-0">
          <TopBar />
          <main id="content" tabIndex={-1} className="mx-auto max-w-7xl px-4 py-6 outline-none sm:px-6">
            <Suspense fallback={<LoadingPage />}>
              <Outlet />
            </Suspense>
          </main>
        </div>
      </div>
      <Said />
    </ForViewer>
  );
}

/** Nothing is drawn before something is said. */
function Said() {
  const isSaid = useSyncExternalStore(notes.subscribe, notes.isSaid);
  return <Suspense>{isSaid && <Toasts />}</Suspense>;
}

function TopBar() {
  const { words, format } = useWords();
  const viewer = useViewerIfAny();
  const again = viewer?.again;
  const { pathname } = useLocation();
  // What a page did may have cost something.
  useEffect(() => again?.(), [pathname, again]);
  return (
    <header className="sticky top-0 z-30 flex h-12 items-center gap-1 border-b border-line bg-page px-3 sm:px-6">
      <LoadedOnPress
        popup="dialog"
        load={narrowPages}
        trigger={{
          look: "ghost",
          size: "icon",
          "aria-label": words.shell.openNavigation,
          className: "lg:hidden",
          children: <Icon name="menu" />,
        }}
      />
      <SearchButton />
      {viewer ? (
        <p className="ml-auto px-2 whitespace-nowrap">
          <span className="hidden text-quiet sm:inline">{words.shell.balance} </span>
          <span className="font-medium">{format.usd(viewer.account.availableUsdMicros)}</span>
        </p>
      ) : (
        <a href="/sign-in?next=%2Fdashboard%2F" className="ml-auto px-2 font-medium hover:underline">
          {words.shell.signIn}
        </a>
      )}
      <LoadedOnPress
        popup="menu"
        load={settingsMenu}
        trigger={{
          look: "ghost",
          size: "icon",
          "aria-label": words.shell.settings,
          children: (
            <>
              <Icon name="sun" className="dark:hidden" />
              <Icon name="moon" className="hidden dark:block" />
            </>
          ),
        }}
      />
      {viewer && (
        <LoadedOnPress
          popup="menu"
          load={accountMenu}
          trigger={{
            look: "ghost",
            icon: "account",
            "aria-label": `${words.shell.account}: ${viewer.account.name}`,
            className: "px-2",
            children: <span className="hidden max-w-40 truncate sm:inline">{viewer.account.name}</span>,
          }}
        />
      )}
    </header>
  );
}

function SearchButton() {
  const { words } = useWords();
  const [isOpen, setOpen] = useState(false);
  // Loaded with its first use.
  const [isWanted, setWanted] = useState(false);
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      setWanted(true);
      setOpen((open) => !open);
    };
    window.addEventListener("keydown", press);
    return () => window.removeEventListener("keydown", press);
  }, []);
  const open = () => {
    setWanted(true);
    setOpen(true);
  };
  return (
    <>
      <Button onClick={open} icon="search" className="px-2 text-quiet sm:w-56 sm:justify-start">
        <span className="sr-only grow text-left font-normal sm:not-sr-only">{words.shell.search}</span>
        <kbd className="hidden rounded border border-line px-1 font-sans text-xs sm:inline">Ctrl K</kbd>
      </Button>
      {isWanted && (
        <Suspense>
          <Palette isOpen={isOpen} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
