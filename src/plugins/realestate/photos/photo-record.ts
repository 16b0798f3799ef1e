import { integerField, neededLink, neededText, placeField, textField, z } from "../../../plugin-sdk/index.ts";

export const Photo = z
  .object({
    id: neededText("Number of the home and place of the picture."),
    propertyId: neededText("Number of the home, or code of the building; `property` takes numbers."),
    url: neededLink("Page of the home."),
    site: z.enum(["zillow", "redfin"]).describe("Site that was read."),
    imageUrl: neededLink("The picture, as wide as the site has it."),
    widthPx: integerField("Width in pixels, where the site states it."),
    heightPx: integerField("Height in pixels, where the site states it."),
    caption: textField("Caption."),
    room: textField("What it shows, in the words of the source."),
    photoCount: integerField("How many pictures the page lists."),
    resultPosition: placeField("Place among the pictures, from 1."),
  })
  .meta({ title: "Photo" });
