import { changed, eachTarget, operation, SourceError, z } from "../../../plugin-sdk/index.ts";
import {
  APP_FLAGS,
  appFlags,
  developerIds,
  deviceInput,
  localeInput,
  names,
  targetForms,
} from "../inputs.ts";
import { App } from "../shop/app-record.ts";
import { appRecords, askApi, MAX_APPS, warnIfFull } from "../shop/apps.ts";

export const developer = operation({
  name: "developer",
  aliases: ["developerApps", "publisher", "artist"],
  title: "Apps of a developer",
  summary: "The apps of a developer in one country, for one kind of device.",
  agentHint: "Use with `developerId` of an app. Ask again with `device: mac` for its apps for macOS.",
  availability: "full",
  input: z.object({ developerIds, ...localeInput, device: deviceInput, ...appFlags }),
  normalize: targetForms("developerIds", "developer"),
  selects: names("developerIds", "developer"),
  features: APP_FLAGS,
  record: App,
  dedupeKey: (record) => `${record.developerId}\n${record.id}`,
  canary: { input: { developerIds: ["284417353"] }, atLeast: { records: 3, fields: ["title", "developer"] } },
  run(ctx, asked, found) {
    const records = appRecords(ctx, asked, found);
    return eachTarget(ctx, [...new Set(asked.developerIds)], async function* (id, inner) {
      const query = { id, limit: MAX_APPS };
      const { page, apps, order, developerId } = await askApi(inner, "/lookup", asked, query);
      const where = `in country "${asked.country}"`;
      if (developerId === null && apps.length === 0)
        throw new SourceError("input_not_found", `The App Store has no developer ${id} ${where}.`, {
          url: page.url,
        });
      if (developerId !== id || apps.some((app) => app.developerId !== null && app.developerId !== id))
        throw changed(page, `The answer is not about developer ${id}.`);
      inner.held(page);
      if (apps.length === 0) inner.foundNothing(`Developer ${id} has no apps for ${asked.device} ${where}.`);
      warnIfFull(inner, order.length, `Developer ${id}`);
      yield* records(inner, page, apps, order, {});
    });
  },
});
