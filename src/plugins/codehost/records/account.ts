import { idFrom, needed, neededText, textFrom } from "../../../plugin-sdk/index.ts";

/** An account as it stands beside a thing: owner, author, assignee. */
export const accountFields = {
  login: needed(textFrom("login", "User or organization name, unique on GitHub.")),
  id: idFrom("id", "Number of the account as text; survives a change of login."),
  url: textFrom("html_url", "Profile page."),
  type: textFrom("type", "User, Organization, Bot or Mannequin."),
  imageUrl: textFrom("avatar_url", "Avatar image."),
};

/** A repository that is only pointed at. */
export const repositoryLink = {
  fullName: neededText("owner/name."),
  url: neededText("Page on github.com."),
};
