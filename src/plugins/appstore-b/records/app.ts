import { z } from "zod";
import { DataSafetyReport } from "./data-safety.ts";
import { DeveloperContact } from "./developer-contact.ts";
import { decimal, link, localeFields, priceFields, text, time, wholeNumber, yesOrNo, url } from "./fields.ts";
import { RelatedApp } from "./listed-app.ts";
import { PermissionGroup } from "./permissions.ts";
import { ReviewText } from "./review.ts";

const count = z.int().min(0);

const StarCounts = z.object({
  1: count.describe("Ratings with one star"),
  2: count.describe("Ratings with two stars"),
  3: count.describe("Ratings with three stars"),
  4: count.describe("Ratings with four stars"),
  5: count.describe("Ratings with five stars"),
});

const Screenshot = z.object({
  url: url().describe("Image; append =w480 or another size"),
  widthPx: wholeNumber("Width in pixels"),
  heightPx: wholeNumber("Height in pixels"),
});

const Category = z.object({
  name: z.string().describe("Name, in the language asked for"),
  id: text("Category id such as GAME_ARCADE; null for a tag"),
});

const identity = {
  appId: z.string().describe("Package name"),
  url: url().describe("Page of the app"),
  title: z.string().describe("Name"),
  ...localeFields,
  summary: text("One sentence about the app"),
  description: text("Description as text"),
  descriptionHtml: text("Description as the source gives it, with <br> and entities"),
};

const reach = {
  installs: text("Installs as shown, such as 50,000,000+"),
  minInstalls: wholeNumber("Lower bound of the installs"),
  exactInstalls: wholeNumber("Installs as counted by the source"),
  installsShort: text("Installs in short, such as 50M+"),
  score: decimal("Mean rating, 0 to 5; null when unrated"),
  scoreText: text("Mean rating as shown"),
  ratings: wholeNumber("How many people rated it"),
  reviewCount: wholeNumber("How many wrote a review"),
  histogram: StarCounts.nullable().describe("Ratings by stars; null when unrated"),
  scoresByDevice: z
    .array(
      z.object({
        device: z.enum(["phone", "tablet", "chromebook", "tv", "unknown"]).describe("Kind of device"),
        score: decimal("Mean rating on it, 0 to 5"),
      }),
    )
    .describe("Mean rating by kind of device"),
  chart: z
    .object({ list: text("Chart, in words"), rank: text("Place as shown, such as #1") })
    .nullable()
    .describe("Chart that the page names"),
};

const offer = {
  ...priceFields,
  originalPrice: decimal("Price before a discount, in units of `currency`"),
  discountEndsAt: time("End of the discount"),
  offersInAppPurchases: yesOrNo("True when it sells things inside"),
  inAppPurchaseRange: text("Prices of what it sells inside, as shown"),
  available: z.boolean().describe("True when it can be installed in this country"),
  preregister: z.boolean().describe("True when it can only be pre-registered"),
  earlyAccess: z.boolean().describe("True when it is in early access"),
  containsAds: z.boolean().describe("True when the page says that it contains ads"),
  playPass: z.boolean().describe("True when it is part of Play Pass"),
};

const release = {
  version: text("Version; null when it varies with the device"),
  androidVersion: text("Least Android version; null when it varies with the device"),
  minSdk: wholeNumber("Least Android API level"),
  targetSdk: wholeNumber("Android API level it is built for"),
  released: text("Day of the first release as shown"),
  releasedAt: time("First release"),
  updatedAt: time("Last update"),
  recentChanges: text("What is new, as text"),
};

const developer = {
  developer: text("Name of the developer"),
  developerId: text("Id of the developer, for `developer`"),
  developerUrl: link("Page of the developer"),
  developerWebsite: link("Web site of the developer"),
  developerContact: DeveloperContact.nullable().describe(
    "Contact of the developer, only with `includeLegalContact`",
  ),
  privacyPolicyUrl: link("Privacy policy"),
};

const classification = {
  genre: text("Category, in the language asked for"),
  genreId: text("Category id, such as GAME_ARCADE"),
  categories: z.array(Category).describe("Further categories and tags"),
  contentRating: text("Age rating"),
  contentRatingDescription: text("Reasons of the age rating"),
  interactiveElements: text("Interactive elements, such as Users Interact"),
};

const media = {
  iconUrl: link("Icon"),
  headerImageUrl: link("Header image"),
  screenshots: z.array(Screenshot).describe("Screenshots in the order of the page"),
  videoUrl: link("Trailer"),
  videoImageUrl: link("Still of the trailer"),
  previewVideoUrl: link("Short silent preview"),
};

const related = {
  dataSafetySummary: z
    .array(z.object({ label: z.string().describe("Statement"), text: text("Detail") }))
    .describe("Data safety in short, as the page shows it"),
  similarApps: z.array(RelatedApp).describe("Apps that the source calls similar (up to 6)"),
  moreByDeveloper: z.array(RelatedApp).describe("Other apps of the developer that the page shows"),
};

const asked = {
  permissions: z.array(PermissionGroup).nullable().describe("Permissions, with `includePermissions`"),
  dataSafety: DataSafetyReport.nullable().describe("Data safety declaration, with `includeDataSafety`"),
  topReviews: z
    .array(ReviewText)
    .nullable()
    .describe("First reviews of the page (up to 20), with `includeReviews`"),
};

/** Record of `app`. */
export const App = z.object({
  ...identity,
  ...reach,
  ...offer,
  ...release,
  ...developer,
  ...classification,
  ...media,
  ...related,
  ...asked,
});

export type App = z.output<typeof App>;
