import {
  changed,
  eachTarget,
  int,
  obj,
  operation,
  type RunContext,
  statedOn,
  z,
} from "../../../plugin-sdk/index.ts";
import { picturedIds, sourceInput, targetForms } from "../inputs.ts";
import { linkedListing, linkedPhotos } from "../redfin/linked-home.ts";
import { redfinPhotos } from "../redfin/page-answers.ts";
import { askRedfin, redfinAnswers } from "../redfin/property-page.ts";
import { type Target, targetOf } from "../targets.ts";
import { photosOf } from "../zillow/photos.ts";
import { askZillow } from "../zillow/property-page.ts";
import { Photo } from "./photo-record.ts";

export const photos = operation({
  name: "photos",
  aliases: ["photo", "images", "pictures", "gallery"],
  title: "Pictures of homes",
  summary: "The pictures of homes and buildings, each as wide as the site has it.",
  agentHint:
    "Use with numbers or addresses of homes; `property` has the pictures too, without sizes and captions.",
  availability: "full",
  input: z.object({ propertyIds: picturedIds, source: sourceInput }),
  normalize: targetForms("propertyIds"),
  record: Photo,
  dedupeKey: ({ site, propertyId, imageUrl }) => `${site} ${propertyId} ${imageUrl}`,
  canary: { input: { propertyIds: ["15192198"] }, atLeast: { records: 1, fields: ["imageUrl"] } },
  run(ctx, asked, found) {
    return eachTarget(ctx, asked.propertyIds, async function* (id, inner) {
      const target = targetOf(id, asked.source);
      const { page, list, total } = await readPhotos(inner, target);
      if (list === null) throw changed(page, "The page has no list of pictures.");
      if (list.length === 0) inner.foundNothing(`No pictures of ${target.kind} ${target.value}.`);
      if (total !== null && list.length < total)
        inner.warn("photos_missing", `The page lists ${list.length} of ${total} pictures.`);
      inner.held(page);
      inner.total(total ?? list.length);
      for (const [index, photo] of list.entries()) {
        const place = index + 1;
        statedOn(inner.warn, `picture ${place}`)("imageUrl", photo.imageUrl);
        yield found.row(page, {
          ...photo,
          id: `${target.value}-${place}`,
          propertyId: target.value,
          url: target.url,
          site: target.source,
          photoCount: total ?? list.length,
          resultPosition: place,
        });
      }
    });
  },
});

async function readPhotos(ctx: RunContext, target: Target) {
  if (target.source === "zillow") {
    const { page, data } = await askZillow(ctx, target);
    return { page, list: photosOf(data), total: int(data, "photoCount") };
  }
  const page = await askRedfin(ctx, target);
  const answers = await redfinAnswers(ctx, page, target, []);
  if (answers === null) return { page, list: linkedPhotos(linkedListing(page, target.value)), total: null };
  const { above } = answers;
  return { page, list: obj(above, "mediaBrowserInfo") === null ? null : redfinPhotos(above), total: null };
}
