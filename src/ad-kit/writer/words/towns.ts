/** Towns of one word that is no other. */
export const towns = (
  'aberdeen abilene adelaide akron albany albuquerque allentown alpharetta amarillo ames amherst anchorage ankeny ' +
  'annapolis appleton ardmore asheville atlanta auckland austin bakersfield baltimore bardstown beaverton belfast ' +
  'bellevue bellingham bennington bethesda biloxi binghamton birmingham bloomington boise boone boston bournemouth ' +
  'bozeman brainerd brattleboro bremerton bridgeport brighton brisbane bristol bronx brooklyn burlington calgary ' +
  'camden canberra cardiff carlsbad chandler charleston charlotte charlottesville chattanooga chesapeake cheyenne ' +
  'chicago cincinnati clarksville clemson cleveland columbus corvallis coventry cranston croydon dallas danbury ' +
  'davenport dayton dearborn decatur denton denver detroit dublin dubuque duluth durango durham edinburgh edmonton ' +
  'elko elmhurst encinitas erie escondido eugene evanston evansville everett exeter fairbanks fairfax fargo ' +
  'fayetteville ferndale findlay flagstaff fontana framingham fredericksburg fresno frisco fullerton gainesville gaithersburg ' +
  'galena galveston galway georgetown germantown glasgow glendale greensboro greenville gresham gulfport ' +
  'hagerstown hamilton harlem harrisburg harrisonburg hartford hattiesburg henderson hialeah hillsboro hobart ' +
  'hoboken hollywood honolulu houma houston hove huntsville indianapolis inverness ipswich irvine ithaca ' +
  'jacksonville janesville johnstown joliet jonesboro kalamazoo kearney kennewick kenosha kingston kirkland ' +
  'kissimmee knoxville lakeland lancaster lansing laramie laredo leeds leicester lewiston lexington littleton ' +
  'liverpool livonia lodi longview louisville loveland lubbock luton lynchburg manassas manchester manhattan ' +
  'mankato maplewood marietta maui mcallen mckinney medford melbourne memphis meridian mesquite miami milwaukee ' +
  'minneapolis minot missoula modesto moline montclair montpelier montreal morgantown muncie murfreesboro murrieta ' +
  'muskegon nampa napa naperville nashua nashville natchez newark newburyport newcastle norfolk northampton ' +
  'norwalk norwich nottingham oakland ocala odessa ogden olathe omaha oneonta orlando oshkosh oswego ottawa ' +
  'owensboro oxnard paducah palatine palmdale pasadena pasco pensacola peoria petaluma philadelphia philly ' +
  'pittsburgh pittsfield plano plattsburgh pocatello pomona pontiac portland portsmouth poughkeepsie poulsbo ' +
  'prescott providence pueblo pullman raleigh redding redmond renton richmond roanoke rochester rockford roseville ' +
  'roswell rutland sacramento saginaw salinas sandusky sarasota saratoga saskatoon sausalito savannah schaumburg ' +
  'schenectady scottsbluff scottsdale scranton seattle sedona sheffield shreveport skokie solihull somerville ' +
  'sonoma southampton spartanburg spokane springfield stamford stockport stockton stowe sumter sunnyvale swansea ' +
  'swindon sydney syracuse tacoma tallahassee tampa taos telluride temecula tempe texarkana thornton tigard ' +
  'titusville toledo topeka toronto towson trenton truckee tucson tulsa tupelo tuscaloosa ukiah utica vacaville ' +
  'vail valdosta vallejo valparaiso vancouver ventura visalia waco waltham warren warwick wasilla waterbury ' +
  'watertown waukesha wausau wellington wenatchee westminster wheaton whittier wichita wilmington winnipeg ' +
  'anaheim arlington avondale beaumont bentonville bethlehem bismarck brockton brownsville burbank caldwell champaign clovis dothan edmond elyria euless gastonia glendora hayward helena irving joplin kettering ' +
  'killeen lawton layton lehi lewisville lorain lowell marysville miramar orem paterson pearland pflugerville quincy rockville springdale torrance turlock urbana waterloo waukegan westland woodbury youngstown alexandria ' +
  'woodstock worcester yakima yonkers ypsilanti yuma zanesville zurich'
).split(' ');

/** Towns and regions of several words, which are no other words together. */
export const longPlaces =
  'ann arbor|baton rouge|boca raton|cape cod|cape coral|cedar park|cedar rapids|colorado springs|des moines|eau claire|el paso|' +
  'finger lakes|fort (?:collins|lauderdale|myers|wayne|worth)|grand (?:junction|rapids)|green bay|hudson valley|iowa city|' +
  'jackson hole|jersey city|kansas city|lake charles|las (?:cruces|vegas)|little rock|long (?:beach|island)|myrtle beach|' +
  'napa valley|newport beach|niagara falls|oklahoma city|palm (?:beach|springs)|rapid city|round rock|salt lake city|' +
  'carson city|chapel hill|college station|corpus christi|council bluffs|key west|los angeles|new (?:haven|orleans)|overland park|park city|' +
  'paso robles|redwood city|san (?:antonio|bernardino|diego|francisco|jose|mateo|rafael)|santa (?:barbara|clara|cruz|fe|monica|rosa)|' +
  'broken arrow|bowling green|cherry hill|chula vista|coral springs|eden prairie|elk grove|fall river|garden grove|grand (?:forks|island)|great falls|high point|' +
  'huntington beach|idaho falls|maple grove|mission viejo|moreno valley|new bedford|newport news|palm bay|rancho cucamonga|rio rancho|rock hill|' +
  'sandy springs|santa ana|silver spring|simi valley|sterling heights|thousand oaks|wichita falls|' +
  'sugar land|traverse city|west palm beach|winston-salem|' +
  'sioux (?:city|falls)|south bend|staten island|terre haute|twin (?:cities|falls)|virginia beach|walla walla|white plains';

/** Towns that are other words as well: only where they stand as towns do. */
export const likeWords =
  'augusta ballard buffalo gilbert phoenix aurora bangor bend boulder cary clearwater columbia concord dover elgin hampton hickory hilo independence lakewood lafayette lincoln macon madison mesa midland mobile montgomery naples oceanside olympia overland plymouth princeton provo queens racine reno salem surprise tyler york'.split(
    ' ',
  );

/** "Dads, mobile" are of no town. */
const moreOftenWords = /^(?:bend|boulder|hickory|independence|mobile|surprise)$/;

const known = new Set([...towns, ...likeWords.filter((town) => !moreOftenWords.test(town))]);
const likely = new Set(likeWords);
const long = new RegExp(`^(?:${longPlaces})$`);

/** Whether a name, in lowercase, is that of a town that is known here. */
export const isTown = (name: string): boolean => known.has(name) || long.test(name);

/** Whether it is one where its state stands behind it: "mobile al", "bend or". */
export const isTownOfState = (name: string): boolean => isTown(name) || likely.has(name);
