import { dirname, join, relative } from "node:path";

/**
 * What to do with a new plugin, as lines for a terminal.
 *
 * @param {string} root
 * @param {{ folder: string, isBuiltIn: boolean, isListed: boolean }} made
 */
export function nextSteps(root, { folder, isBuiltIn, isListed }) {
  const shown = isBuiltIn ? relative(root, folder) : folder;
  const steps = [
    `See its tests pass:            npm run plugin:test ${shown}`,
    `Name the real origins:         ${join(shown, "source.ts")}`,
    `Record a page of the source:   docs/how-to/add-a-scraper.md, step 3`,
  ];
  if (isBuiltIn) {
    if (!isListed) steps.push(`Give it a price:               src/domain/scraper/price-list.ts`);
    steps.push(`Write its documentation:       npm run generate`);
    steps.push(`Note its size:                 npm run family:size -- --update`);
  } else {
    steps.push(`Serve it:                      QUARRY_PLUGIN_DIRS=${dirname(folder)} npm start`);
  }
  return [`Made ${shown}.`, "", ...steps.map((step, index) => `${index + 1}. ${step}`)].join("\n");
}
