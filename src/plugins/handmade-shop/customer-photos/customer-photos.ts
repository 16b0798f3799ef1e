import {
  changed,
  coverageOf,
  eachTarget,
  fillerOf,
  flag,
  neededLink,
  neededText,
  numberField,
  operation,
  outcomeOf,
  placeField,
  textField,
  z,
} from "../../../plugin-sdk/index.ts";
import { editionInput, listingIds, targetForms } from "../inputs.ts";
import { customerPhotosOn } from "../pages/customer-photos.ts";
import { askListing } from "../pages/listing-page.ts";
import { listingNumber } from "../pages/short-link.ts";
import { warnUneven } from "../pages/uneven.ts";
import { listingUrl } from "../source.ts";

const FEATURES = ["includeReviews"] as const;

const CustomerPhoto = z
  .object({
    id: neededText("Number of the picture."),
    url: neededLink("Page of the listing that shows it."),
    imageUrl: neededLink("The picture in full size."),
    previewUrl: neededLink("The picture as the page shows it first."),
    listingId: neededText("Number of the listing whose page shows it."),
    listingTitle: textField("Its title."),
    shopName: textField("Shop that sells it, for `shop`."),
    boughtListingId: textField("Number of the listing that was bought; it may be another one of the shop."),
    transactionId: textField("Number of the purchase; `reviews` has it, too."),
    rating: numberField("Stars that the buyer gave."),
    reviewText: textField("What the buyer wrote, with `includeReviews`."),
    resultPosition: placeField("Place among the photos of the page, from 1."),
  })
  .meta({ title: "CustomerPhoto" });
const photoOf = fillerOf(CustomerPhoto.shape);

export const customerPhotos = operation({
  name: "customer-photos",
  aliases: ["photos", "buyerPhotos", "reviewPhotos"],
  title: "Photos of buyers",
  summary: "Photos that buyers took, as the page of a listing shows them, with the purchase and the stars.",
  agentHint:
    "Use with numbers of listings. Photos may be of other listings of the shop: see boughtListingId.",
  availability: "partial",
  availabilityNote:
    "Only photos that the page itself carries. Etsy answers most plain clients with a guard page (source_blocked).",
  input: z.object({
    listingIds,
    ...editionInput,
    includeReviews: flag.default(false).describe("Adds what the buyer wrote next to the photo."),
  }),
  normalize: targetForms("listingIds", "listing"),
  features: FEATURES,
  record: CustomerPhoto,
  dedupeKey: (record) => `${record.listingId}\n${record.id}`,
  canary: { input: { listingIds: ["949905096"] }, atLeast: { records: 1, fields: ["imageUrl"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.listingIds)], async function* (given, inner) {
      const listingId = await listingNumber(inner, given);
      const { page, doc, product, shopName } = await askListing(inner, asked, listingId);
      const photos = customerPhotosOn(doc);
      // Data without the page around them prove nothing.
      if (photos.length === 0 && !doc.has("h1"))
        throw changed(page, `The page of listing ${listingId} has no content.`);
      warnUneven(inner.warn, "photos", photos, ["transactionId", "rating"]);
      warnUneven(inner.warn, "reviewText", photos, ["text"]);
      warnUneven(inner.warn, "boughtListingId", photos, ["listingId"]);
      if (photos.length === 0)
        inner.foundNothing(`The page of listing ${listingId} has no photo of a buyer.`);
      for (const [index, { listingId: boughtListingId, text, ...photo }] of photos.entries()) {
        const record = photoOf({
          ...photo,
          url: listingUrl(listingId),
          ...{ listingId, listingTitle: product.title, shopName, boughtListingId },
          reviewText: asked.includeReviews ? text : null,
          resultPosition: index + 1,
        });
        const outcomes = { includeReviews: outcomeOf(text !== null) };
        yield found(page, record, coverageOf(asked, FEATURES, outcomes));
      }
    }),
});
