/** States of the United States with their neighbours. */
const STATES = new Map(
  `AL Alabama: FL GA MS TN
AK Alaska:
AZ Arizona: CA CO NM NV UT
AR Arkansas: LA MO MS OK TN TX
CA California: AZ NV OR
CO Colorado: AZ KS NE NM OK UT WY
CT Connecticut: MA NY RI
DE Delaware: MD NJ PA
DC District of Columbia: MD VA
FL Florida: AL GA
GA Georgia: AL FL NC SC TN
HI Hawaii:
ID Idaho: MT NV OR UT WA WY
IL Illinois: IA IN KY MO WI
IN Indiana: IL KY MI OH
IA Iowa: IL MN MO NE SD WI
KS Kansas: CO MO NE OK
KY Kentucky: IL IN MO OH TN VA WV
LA Louisiana: AR MS TX
ME Maine: NH
MD Maryland: DC DE PA VA WV
MA Massachusetts: CT NH NY RI VT
MI Michigan: IN OH WI
MN Minnesota: IA ND SD WI
MS Mississippi: AL AR LA TN
MO Missouri: AR IA IL KS KY NE OK TN
MT Montana: ID ND SD WY
NE Nebraska: CO IA KS MO SD WY
NV Nevada: AZ CA ID OR UT
NH New Hampshire: MA ME VT
NJ New Jersey: DE NY PA
NM New Mexico: AZ CO OK TX UT
NY New York: CT MA NJ PA VT
NC North Carolina: GA SC TN VA
ND North Dakota: MN MT SD
OH Ohio: IN KY MI PA WV
OK Oklahoma: AR CO KS MO NM TX
OR Oregon: CA ID NV WA
PA Pennsylvania: DE MD NJ NY OH WV
PR Puerto Rico:
RI Rhode Island: CT MA
SC South Carolina: GA NC
SD South Dakota: IA MN MT ND NE WY
TN Tennessee: AL AR GA KY MO MS NC VA
TX Texas: AR LA NM OK
UT Utah: AZ CO ID NM NV WY
VT Vermont: MA NH NY
VA Virginia: DC KY MD NC TN WV
WA Washington: ID OR
WV West Virginia: KY MD OH PA VA
WI Wisconsin: IA IL MI MN
WY Wyoming: CO ID MT NE SD UT`
    .split("\n")
    .map((line) => {
      const [state = "", neighbours = ""] = line.split(":");
      return [state.slice(0, 2), { name: state.slice(3), neighbours: neighbours.trim().split(" ") }] as const;
    }),
);

/** Cities, too, and the city is what people mean. */
const CITIES = ["new york", "washington"];

/** The state that a place such as `Austin, TX 78701` or `Texas` names; null where it names none. */
export function stateIn(place: string): string | null {
  const parts = place.split(",").map((part) => part.trim().replace(/\s+\d{5}(?:-\d{4})?$/, ""));
  const last = parts.at(-1)?.toLowerCase() ?? "";
  if (parts.length === 1 && CITIES.includes(last)) return null;
  for (const [code, { name }] of STATES)
    if (last === code.toLowerCase() || last === name.toLowerCase()) return code;
  return null;
}

/** Whether two states are one, or have a border in common. */
export const isNear = (one: string, other: string): boolean =>
  one === other || STATES.get(one)?.neighbours.includes(other) === true;
