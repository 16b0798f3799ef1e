import { CSPProvider } from "@base-ui/react/csp-provider";
import { RouterProvider } from "@tanstack/react-router";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Provider } from "urql";
import { client } from "./data/client.ts";
import { leaveOpen } from "./data/to-sign-in.ts";
import { FEATURES } from "./features/all-features.ts";
import { FeaturesContext } from "./parts/shell/features-context.ts";
import { followSystem } from "./parts/shell/theme.ts";
import { routerOf } from "./router.ts";
import "./theme.css";
import { firstLanguage, speak } from "./words/language.ts";

followSystem();
for (const { openPath } of FEATURES) if (openPath !== undefined) leaveOpen(openPath);
await speak(firstLanguage());
const root = document.getElementById("root");
if (root === null) throw new Error("index.html has no #root.");
const router = routerOf(FEATURES);
createRoot(root).render(
  <StrictMode>
    <CSPProvider disableStyleElements>
      <Provider value={client}>
        <FeaturesContext value={FEATURES}>
          <RouterProvider router={router} />
        </FeaturesContext>
      </Provider>
    </CSPProvider>
  </StrictMode>,
);
