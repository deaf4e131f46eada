/** Towns of one word that is no other. */
export const towns = (
  'aberdeen abilene adelaide akron albany albuquerque allentown alpharetta amarillo ames amherst anchorage annapolis ' +
  'appleton ardmore asheville atlanta auckland austin bakersfield baltimore belfast bellevue bellingham bethesda biloxi ' +
  'binghamton birmingham bloomington boise boston bournemouth bozeman bridgeport brighton brisbane bristol bronx brooklyn ' +
  'calgary canberra cardiff charleston charlotte chattanooga chesapeake cheyenne chicago cincinnati cleveland columbus ' +
  'corvallis coventry croydon dallas davenport dayton decatur denton denver detroit dublin dubuque duluth durham edinburgh ' +
  'edmonton elmhurst erie escondido eugene evanston evansville exeter fairfax fargo fayetteville flagstaff fontana ' +
  'fredericksburg fresno frisco fullerton gainesville galena galveston galway glasgow glendale greensboro greenville ' +
  'gulfport harlem harrisburg hartford hialeah hobart hoboken honolulu houston hove huntsville indianapolis inverness ' +
  'ipswich irvine ithaca jacksonville joliet kalamazoo kennewick kenosha knoxville lancaster lansing laramie laredo leeds ' +
  'leicester lexington littleton liverpool louisville lubbock luton lynchburg manchester manhattan maplewood marietta ' +
  'medford melbourne memphis miami milwaukee minneapolis missoula modesto montclair montreal murfreesboro napa naperville ' +
  'nashua nashville newark newburyport newcastle norfolk northampton norwalk norwich nottingham oakland ogden omaha orlando ' +
  'oshkosh ottawa oxnard paducah palmdale pasadena pensacola peoria petaluma philadelphia philly pittsburgh plano pocatello ' +
  'pomona portland portsmouth poughkeepsie providence pueblo raleigh redmond richmond roanoke rochester rockford roseville ' +
  'sacramento saginaw salinas sarasota saskatoon savannah schenectady scottsdale scranton seattle sedona sheffield ' +
  'shreveport solihull somerville sonoma southampton spartanburg spokane springfield stamford stockport stockton sunnyvale ' +
  'swansea swindon sydney syracuse tacoma tallahassee tampa temecula tempe toledo topeka toronto trenton tucson tulsa ' +
  'tuscaloosa utica vallejo vancouver ventura visalia waco wausau wellington wichita wilmington winnipeg worcester yakima ' +
  'yonkers yuma zurich'
).split(' ');

/** Towns and regions of several words, which are no other words together. */
export const longPlaces =
  'ann arbor|baton rouge|boca raton|cape cod|cape coral|cedar park|cedar rapids|colorado springs|des moines|eau claire|el paso|' +
  'finger lakes|fort (?:collins|lauderdale|myers|wayne|worth)|grand (?:junction|rapids)|green bay|hudson valley|iowa city|' +
  'jackson hole|jersey city|kansas city|lake charles|las (?:cruces|vegas)|little rock|long (?:beach|island)|myrtle beach|' +
  'napa valley|newport beach|niagara falls|oklahoma city|palm (?:beach|springs)|rapid city|round rock|salt lake city|' +
  'sioux (?:city|falls)|south bend|staten island|terre haute|twin (?:cities|falls)|virginia beach|walla walla|white plains';

/** Towns that are other words as well: only where they stand as towns do. */
export const likeWords =
  'augusta ballard gilbert phoenix aurora bangor bend boulder cary clearwater columbia concord dover elgin hampton hickory hilo independence lakewood lafayette lincoln macon madison mesa midland mobile montgomery naples oceanside olympia overland plymouth princeton provo queens racine reno salem surprise tyler york'.split(
    ' ',
  );

/** "Dads, mobile" are of no town. */
const moreOftenWords = /^(?:bend|boulder|hickory|independence|mobile|surprise)$/;

const known = new Set([...towns, ...likeWords.filter((town) => !moreOftenWords.test(town))]);
const long = new RegExp(`^(?:${longPlaces})$`);

/** Whether a name, in lowercase, is that of a town that is known here. */
export const isTown = (name: string): boolean => known.has(name) || long.test(name);
