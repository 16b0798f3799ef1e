import { expect, test } from "vitest";
import { isSameAddress, isSamePlace } from "./place-name.ts";

const city = (text: string) => ({ text, isCity: true });
const home = (text: string) => ({ text, isCity: true, street: null });
const region = (text: string) => ({ text, isCity: false });

test.each([
  ["Albuquerque, NM", city("Albuquerque NM")],
  ["albuquerque new mexico", city("Albuquerque NM")],
  ["Albuquerque", city("Albuquerque NM")],
  ["Albuquerque, NM 87112, USA", city("Albuquerque NM")],
  ["87112", city("Albuquerque, NM, 87112")],
  ["87112", region("87112")],
  ["87112", city("Albuquerque NM")],
  ["12 Shale St, Slateford, NM 87999", city("Slateford NM")],
  ["12 Shale St Slateford NM", city("Slateford NM")],
  ["12 Shale St", { ...city("Slateford, NM"), street: "12 Shale Street" }],
  ["Williamsburg, Brooklyn, NY", region("Williamsburg New York NY")],
  ["Old Quarry, Slateford, NM", city("Slateford, NM, 87999")],
  ["New York", city("New York NY")],
  ["New York City", city("New York NY")],
  ["Washington", city("Washington DC")],
  ["St. Louis, MO", city("Saint Louis MO")],
  ["Cañon City, CO", city("Canon City CO")],
  ["Bernalillo County, NM", home("Rio Rancho, NM")],
  ["Bernalillo County", home("Rio Rancho, NM")],
  ["Bernalillo County, NM", region("Bernalillo County NM")],
  ["NM", region("New Mexico")],
  ["New Mexico", region("NM")],
  ["Ottawa, ON K4A 4R7", city("Ottawa, ON")],
])("%s is %o", (asked, shown) => expect(isSamePlace(asked, shown)).toBe(true));

test.each([
  ["Rio Rancho, NM", city("Albuquerque NM")],
  ["Albuquerque, TX", city("Albuquerque NM")],
  ["San Francisco, CA", city("San Diego CA")],
  ["Portland, OR", city("Portland ME")],
  ["York", city("New York NY")],
  ["Kansas", city("Kansas City MO")],
  ["12 Albuquerque Rd, Rio Rancho, NM", city("Albuquerque NM")],
  ["12 Albuquerque Rd Rio Rancho", city("Albuquerque NM")],
  ["Albuquerque Rd, Rio Rancho, NM", { ...city("Albuquerque, NM"), street: "1 Albuquerque Rd" }],
  ["87112", city("Rio Rancho, NM, 87124")],
  ["Bernalillo County, NM", home("Austin, TX")],
  ["Bernalillo County, NM", city("Las Cruces NM")],
  ["Bernalillo County, NM", region("Sandoval County NM")],
  ["TX", city("Albuquerque NM")],
])("%s is not %o", (asked, shown) => expect(isSamePlace(asked, shown)).toBe(false));

const at = (street: string | null) => ({ text: "Slateford, NM, 87999", isCity: true, street });

test.each([
  ["12 Shale St, Slateford", at("12 Shale Street"), true],
  ["12 shale st Slateford NM 87999", at("12 Shale St"), true],
  ["14 Shale St, Slateford", at("12 Shale St"), false],
  ["12 Shale St, Basalt, NM", at("12 Shale St"), false],
  ["12 Shale St, Slateford", at(null), false],
  ["100 Mile House, BC", { text: "100 Mile House BC", isCity: true }, true],
  ["12 Shale St, Slateford", { text: "Slateford NM", isCity: true }, false],
])("a home asked for by %s stands at %o: %s", (asked, shown, is) => {
  expect(isSameAddress(asked, shown)).toBe(is);
});
