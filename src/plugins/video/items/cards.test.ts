import { expect, test } from "vitest";
import { cardsIn } from "./cards.ts";

const still = {
  image: { sources: [{ url: "https://i.ytimg.com/vi/kite0000001/still.jpg", width: 336, height: 188 }] },
};
const preview = {
  animatedThumbnailOverlayViewModel: {
    thumbnail: {
      sources: [{ url: "https://i.ytimg.com/an_webp/kite0000001/moving.webp", width: 320, height: 180 }],
    },
  },
};

test.each([
  ["before", { overlays: [preview], ...still }],
  ["behind", { ...still, overlays: [preview] }],
])("the still of a film is no moving preview that stands %s it", (_, thumbnailViewModel) => {
  const row = {
    lockupViewModel: {
      contentId: "kite0000001",
      contentType: "LOCKUP_CONTENT_TYPE_VIDEO",
      contentImage: { thumbnailViewModel },
      metadata: { lockupMetadataViewModel: { title: { content: "A kite & its tail" } } },
    },
  };
  const around = { language: "en", now: new Date("2026-01-01T00:00:00Z"), warn: () => undefined };
  const [card] = cardsIn([[row]], around).cards;
  expect(card?.thumbnails?.map(({ url }) => url)).toEqual(["https://i.ytimg.com/vi/kite0000001/still.jpg"]);
});
