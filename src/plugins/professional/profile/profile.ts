import {
  arr,
  changed,
  eachTarget,
  filledText,
  idString,
  isJsonObject,
  type JsonObject,
  obj,
  operation,
  type RunContext,
  statedOn,
  z,
} from "../../../plugin-sdk/index.ts";
import { names, profileForms, profiles } from "../inputs.ts";
import { articlesOn } from "../items/articles.ts";
import { interactions } from "../items/linked-post.ts";
import { identityOf, linkAt, pictureIn } from "../page/links.ts";
import { linesIn, linesOf, unmasked } from "../page/texts.ts";
import { profileUrl } from "../source.ts";
import { profileOf } from "../targets.ts";
import { openProfile, type ProfilePage } from "./page.ts";
import { Profile, profileDraft, type Station } from "./record.ts";
import { stationsOn, titlesIn } from "./sections.ts";
import { followersOn, pictureOn, placeOn } from "./top-card.ts";

export const profile = operation({
  name: "profile",
  aliases: ["profiles", "person", "profileDetails", "member"],
  title: "Profile",
  summary: "What the profile of a person shows to guests: name, line, place, work, education, languages.",
  agentHint: "Use with the address of a profile. LinkedIn refuses many of them to guests.",
  availability: "partial",
  availabilityNote:
    "LinkedIn shows guests some profiles only, and hides parts of those with asterisks: such parts are null and counted as `masked`.",
  input: z.object({ profiles }),
  normalize: profileForms,
  selects: names("profiles", profileOf),
  record: Profile,
  dedupeKey: (record) => record.id,
  canary: { input: { profiles: ["williamhgates"] }, atLeast: { records: 1, fields: ["name"] } },
  run: (ctx, asked, found) =>
    eachTarget(ctx, [...new Set(asked.profiles)], async function* (target, inner) {
      const opened = await openProfile(inner, target);
      yield found(opened.page, readProfile(opened, inner.warn));
    }),
});

function readProfile({ page, document, nodes, node, id }: ProfilePage, warn: RunContext["warn"]) {
  const stated = statedOn(warn, `the profile of ${id}`);
  const shown = (text: string | null, field: string) => unmasked(text, field, warn);
  const name = shown(filledText(node, "name") ?? document.textOf("h1"), "name");
  if (name === null) throw changed(page, "The profile has no name.");
  const country = filledText(node, "address.addressCountry");
  const description =
    linesOf(filledText(node, "description")) ??
    linesIn(document.one('[data-section="summary"] p, section.summary p'));
  const stations = (key: string, field: "employments" | "educations" | "memberships") =>
    stationsIn(node[key], field, warn) ?? stationsOn(document, field, warn);
  const texts = (key: string, field: string) => textsIn(node[key], field, warn);
  return profileDraft({
    id,
    url: profileUrl(id),
    name,
    username: id,
    headline: shown(document.textOf(".top-card-layout__headline, .top-card__headline"), "headline"),
    description: shown(description, "description"),
    imageUrl: linkAt(node, "image.contentUrl") ?? linkAt(node, "image.url") ?? pictureOn(document),
    bannerUrl: pictureIn(document.one(".cover-img")),
    locationText: filledText(node, "address.addressLocality") ?? placeOn(document),
    country: country !== null && /^[a-z]{2}$/i.test(country) ? country.toLowerCase() : null,
    followerCount: stated("followerCount", interactions(node, "FollowAction") ?? followersOn(document)),
    jobTitles: texts("jobTitle", "jobTitles") ?? titlesIn(document, "employments", warn),
    employments: stations("worksFor", "employments"),
    educations: stations("alumniOf", "educations"),
    memberships: stations("memberOf", "memberships"),
    awards: texts("awards", "awards") ?? titlesIn(document, "awards", warn),
    languages: texts("knowsLanguage", "languages") ?? titlesIn(document, "languages", warn),
    distinction: filledText(node, "disambiguatingDescription"),
    articles: articlesOn(document, nodes).map(({ imageUrl: _image, ...article }) => article),
  });
}

const listIn = (stated: unknown): unknown[] | null =>
  stated === undefined || stated === null ? null : (arr(stated) ?? [stated]);

/** Texts, or names of things; what is hidden goes. */
function textsIn(stated: unknown, field: string, warn: RunContext["warn"]): string[] | null {
  const texts = listIn(stated)?.map((one) => {
    const text = filledText(one) ?? filledText(one, "name");
    if (text === null) warn("row_dropped", `${field}: one of them cannot be read.`);
    return unmasked(text, field, warn);
  });
  return texts?.filter((text) => text !== null) ?? null;
}

function stationsIn(stated: unknown, field: string, warn: RunContext["warn"]): Station[] | null {
  const all = listIn(stated);
  const rows = all?.filter(isJsonObject) ?? null;
  if (rows !== null && rows.length < (all?.length ?? 0))
    warn("row_dropped", `${field}: one of them cannot be read.`);
  return (
    rows?.flatMap((row: JsonObject) => {
      const identity = identityOf(linkAt(row, "url"));
      const member = obj(row, "member");
      if (member === null && "member" in row)
        warn("field_missing", `${field}.startText, ${field}.endText: a time cannot be read.`);
      const station = {
        id: identity?.id ?? null,
        name: unmasked(filledText(row, "name"), `${field}.name`, warn),
        url: identity?.url ?? null,
        startText: idString(member, "startDate"),
        endText: idString(member, "endDate"),
        description: unmasked(linesOf(filledText(member, "description")), `${field}.description`, warn),
      };
      if (Object.values(station).some((value) => value !== null) || row["name"] !== undefined)
        return [station];
      warn("row_dropped", `${field}: one of them says nothing.`);
      return [];
    }) ?? null
  );
}
