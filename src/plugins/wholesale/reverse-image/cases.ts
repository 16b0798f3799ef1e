import { type PluginCase, withoutRecords } from "../../../plugin-sdk/index.ts";

const imageUrl = "https://pictures.example/lantern.jpg";
export const reverseImageCases: PluginCase[] = [
  {
    name: "Products that look like a picture, over two pages",
    input: { imageUrl },
    har: "reverse-image/reverse-image.har.json",
    truncate: "beginPage=1",
    expect: {
      records: [
        { id: "16000000001", imageAddress: imageUrl, isAd: false },
        { id: "16000000002" },
        { id: "16000000003", isAd: true, page: 2, resultPosition: 3 },
      ],
    },
  },
  {
    name: "An answer about the gateway's own copy of the picture says so",
    input: { imageUrl },
    har: "reverse-image/reverse-image-copy.har.json",
    expect: { count: 1, warnings: { picture_unconfirmed: 1 } },
  },
  {
    name: "A picture that is like nothing succeeds with none",
    input: { operation: "image_search", images: [{ url: imageUrl }] },
    har: "reverse-image/reverse-image-none.har.json",
    expect: { count: 0 },
  },
  ...withoutRecords("reverse-image/reverse-image", { operation: "reverseImage", imageUrls: [imageUrl] }, [
    ["What the gateway gives for every picture is a block", "fallback", "source_blocked"],
    ["An answer with another code is a refusal", "refused", "source_request_refused"],
    ["An answer about another picture is not read", "other", "source_changed"],
  ]),
];
