import { createContext, useContext, useEffect, type ReactNode } from "react";
import { toSignIn } from "../../data/to-sign-in.ts";
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

/** Draws what it holds for who is signed in; all others are led to sign in, and back. */
export function ForViewer({ children }: { children: ReactNode }) {
  const { data, problem, again } = useData(ViewerDocument, {});
  const isStranger = data?.viewer === null;
  useEffect(() => {
    if (isStranger) toSignIn();
  }, [isStranger]);
  if (data?.viewer) {
    const viewer = { account: data.viewer, again };
    return <ViewerContext value={viewer}>{children}</ViewerContext>;
  }
  return problem && !isStranger ? <FailedPage problem={problem} again={again} /> : <LoadingPage />;
}
