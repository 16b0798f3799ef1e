import { at, filledText, firstOf, int, type JsonObject } from "../../../plugin-sdk/index.ts";

/** A region by its number, which pages of home values take, and its name. */
export interface ZillowRegion {
  id: number;
  name: string;
  isCity: boolean;
}

/** Number of the regions that are cities. */
export const CITY = 6;

/** The region that the state of a list is of; null where it names none. */
export function regionOfList(state: JsonObject): ZillowRegion | null {
  const region = at(state, "regionState.regionInfo[0]");
  const id = int(
    firstOf(state, ["queryState.regionSelection[0].regionId", "regionState.regionInfo[0].regionId"]),
  );
  const name = filledText(region, "displayName") ?? filledText(region, "regionName");
  return id === null || name === null ? null : { id, name, isCity: int(region, "regionType") === CITY };
}

/** The city of a home. */
export function cityOfHome(home: JsonObject): ZillowRegion | null {
  const id = int(home, "cityId");
  const [city, state] = [
    filledText(home, "address.city") ?? filledText(home, "city"),
    filledText(home, "address.state") ?? filledText(home, "state"),
  ];
  return id === null || city === null || state === null
    ? null
    : { id, name: `${city} ${state}`, isCity: true };
}
