import type { PluginCase } from "../../../plugin-sdk/index.ts";

export const customerPhotosCases: PluginCase[] = [
  {
    name: "The photos of buyers, each once, with what they wrote",
    input: { operation: "customerPhotos", listingIds: ["2000000001"], includeReviews: true },
    har: "customer-photos/photos.har.json",
    truncate: "/listing/",
    expect: {
      records: [
        {
          id: "600000011",
          transactionId: "4100000001",
          rating: 5,
          reviewText: "Looks great in our kitchen.",
        },
        { boughtListingId: "2000000005", imageUrl: { $re: "iap_fullxfull" }, resultPosition: 2 },
      ],
    },
  },
  {
    name: "A page without photos of buyers",
    input: { operation: "customer-photos", listingIds: ["2000000001"] },
    har: "customer-photos/photos-none.har.json",
    expect: { count: 0 },
  },
];
