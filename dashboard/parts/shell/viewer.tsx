import { useLocation } from "@tanstack/react-router";
import { createContext, useContext, useEffect, type ReactNode } from "react";
import { isOpenHere, toSignIn } from "../../data/to-sign-in.ts";
import { useData } from "../../data/use-data.ts";
import { ViewerDocument, type ViewerQuery } from "../../generated/data.ts";
import { FailedPage } from "../page/failed.tsx";
import { LoadingPage } from "../page/loading.tsx";

export interface Viewer {
  account: NonNullable<ViewerQuery["viewer"]>;
  /** Asks for the balance anew. */
  again: () => void;
}

const ViewerContext = createContext<Viewer | null>(null);

/** Who looks at the pages. */
export function useViewer(): Viewer {
  const viewer = useContext(ViewerContext);
  if (viewer === null) throw new Error("There is no viewer around this part.");
  return viewer;
}

/** The same, or null on a page that needs no account and is looked at without one. */
export function useViewerIfAny(): Viewer | null {
  return useContext(ViewerContext);
}

/** Draws what it holds for who is signed in; all others are led to sign in, and back, unless the page needs no account. */
export function ForViewer({ children }: { children: ReactNode }) {
  const { data, problem, again } = useData(ViewerDocument, {});
  const { pathname } = useLocation();
  const isStranger = data?.viewer === null || problem?.code === "unauthenticated";
  useEffect(() => {
    if (isStranger) toSignIn();
  }, [isStranger, pathname]);
  if (data?.viewer) {
    const viewer = { account: data.viewer, again };
    return <ViewerContext value={viewer}>{children}</ViewerContext>;
  }
  if (isStranger && isOpenHere()) return children;
  return problem && !isStranger ? <FailedPage problem={problem} again={again} /> : <LoadingPage />;
}
