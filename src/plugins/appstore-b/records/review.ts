import { z } from "zod";
import { AppBrief } from "./app-brief.ts";
import { link, localeFields, text, time, wholeNumber, url } from "./fields.ts";

const Criterion = z.object({
  name: z.string().describe("Question asked, such as vaf_app_quality_stability"),
  rating: wholeNumber("Code of the answer, as the source gives it; null when it was left open"),
});

const DeveloperReply = z.object({
  author: text("Name of the developer"),
  text: z.string().describe("Text of the reply"),
  repliedAt: time("When it was written"),
});

/** One text review, as the app page and the review list show it. The reviewer's profile id is never read. */
export const ReviewText = z.object({
  reviewId: z.string().describe("Id of the review"),
  author: text("Display name of the reviewer"),
  avatarUrl: link("Picture of the reviewer"),
  rating: z.int().min(1).max(5).describe("Stars, 1 to 5"),
  text: text("Text of the review"),
  createdAt: time("When it was written or last changed"),
  thumbsUpCount: wholeNumber("How many people found it helpful"),
  appVersion: text("Version of the app that was reviewed"),
  criteria: z.array(Criterion).describe("Answers to the questions that the source asks reviewers"),
  reply: DeveloperReply.nullable().describe("Reply of the developer"),
});

/** Record of `reviews`. */
export const Review = ReviewText.extend({
  appId: z.string().describe("Package name of the app"),
  url: url().describe("Page of the app, opened at this review"),
  ...localeFields,
  appInfo: AppBrief.nullable().describe("The app, with `includeAppInfo`"),
});

export type ReviewText = z.output<typeof ReviewText>;
export type Review = z.output<typeof Review>;
