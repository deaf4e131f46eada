import { isTelling } from '../callDrafts';
import { claims, worn } from './testing/claims';
import { industries } from './trade';
import { broadTrades } from './broad';
import { isSoldToWork, tradeOf } from './tradeOf';
import { trades } from './trades';

describe('the trades', () => {
  it('have an id each, and are of every industry', () => {
    expect(new Set(trades.map(({ id }) => id)).size).toBe(trades.length);
    expect(new Set(trades.map(({ industry }) => industry))).toEqual(new Set(industries));
    for (const industry of industries) {
      expect(trades.filter((trade) => trade.industry === industry).length).toBeGreaterThanOrEqual(4);
    }
  });

  it('say what people look for, but for a candidate', () => {
    expect(trades.filter(({ sought = [] }) => sought.length === 0).map(({ id }) => id)).toEqual(['political_campaign']);
  });

  it('have no call in common', () => {
    const calls = [...trades, ...broadTrades].flatMap((trade) => trade.calls ?? []);
    expect(calls.filter((call, index) => calls.indexOf(call) !== index)).toEqual([]);
  });
});

/** A common trade shows by many words, a rare one by few. */
const mostSigns = [...trades.map((trade) => [trade, 25] as const), ...broadTrades.map((trade) => [trade, 45] as const)];

describe.each(mostSigns.map(([trade, most]) => [trade.id, trade, most] as const))('%s', (_id, trade, most) => {
  const { acts, calls = [], signs, sought = [] } = trade;

  it('has enough signs', () => {
    expect(signs.length).toBeGreaterThanOrEqual(6);
    expect(signs.length).toBeLessThanOrEqual(most);
  });

  it('has calls of a button’s length that claim nothing', () => {
    expect(calls.filter((call) => [...call].length > 25)).toEqual([]);
    expect(calls.filter((call) => claims.test(call) || worn.test(call) || /\d/.test(call))).toEqual([]);
    expect(calls.filter((call) => !/^[A-Z][a-z]+ [^'".,;:!?]+$/.test(call))).toEqual([]);
  });

  it('has one or two acts of a button’s length that claim nothing, the first of which can end a text', () => {
    expect(acts.length).toBeGreaterThanOrEqual(1);
    expect(acts.length).toBeLessThanOrEqual(2);
    expect(acts.filter((act) => [...act].length > 25)).toEqual([]);
    expect(acts.filter((act) => claims.test(act) || worn.test(act) || /\d/.test(act))).toEqual([]);
    expect(acts.filter((act) => !/^[A-Z][a-z]+ [^'".,;:!?]+$/.test(act))).toEqual([]);
    expect(isTelling(acts[0] ?? '')).toBe(true);
  });

  it('is called, and what it sells, by words that people type and that claim nothing', () => {
    expect(new Set(sought).size).toBe(sought.length);
    expect(sought.filter((each) => !/^(?:an? )?[\p{L}\d’-]+(?: [\p{L}’-]+){0,3}$/u.test(each))).toEqual([]);
    // An estate sale is no bargain.
    expect(
      sought.filter((each) => claims.test(each.replace('estate sale', '')) || worn.test(each) || each.length > 28),
    ).toEqual([]);
  });

  it('has signs in lowercase, once each', () => {
    expect(signs.filter((sign) => sign !== sign.toLowerCase())).toEqual([]);
    expect(new Set(signs).size).toBe(signs.length);
    // A plural is read without being named, and would count twice.
    expect(signs.filter((sign) => signs.includes(`${sign}s`) || signs.includes(`${sign}es`))).toEqual([]);
  });
});

type Texts = Parameters<typeof tradeOf>[0];

const brief = (product: string, audience: string, ...benefits: string[]): Texts => ({ product, audience, benefits });

/** One brief of each trade; the name does not always say it. */
const briefs: readonly (readonly [string, Texts])[] = [
  [
    'liquor_store',
    brief('Red Barn Wine & Spirits', 'people hosting dinner', '900 bottles', 'free tastings on Fridays'),
  ],
  ['dispensary', brief('Green Door Dispensary', 'adults 21+ in Denver', 'order ahead', 'open until 10')],
  ['smoke_shop', brief('Ashford Cigar Lounge', 'cigar smokers in Tampa', 'walk-in humidor', 'leather chairs')],
  ['world_grocery', brief('Lucky Dragon Asian Market', 'home cooks in Omaha', 'fresh noodles', 'live fish on Fridays')],
  [
    'business_loans',
    brief('Keystone Business Funding', 'owners of small firms', 'loans from $10,000', 'answer in 2 days'),
  ],
  ['tax_resolution', brief('Harbor Tax Resolution', 'people with an IRS letter', 'back taxes and liens', 'flat fees')],
  [
    'specialist_doctor',
    brief('Lakeside Cardiology', 'adults in Madison', 'new patients this week', 'most insurance taken'),
  ],
  ['womens_clinic', brief('Willow OB-GYN', 'women in Raleigh', 'same week visits', 'two locations')],
  ['luggage', brief('Ferry & Lane Luggage', 'frequent flyers', 'carry-ons from $149', 'repairs for life')],
  ['drinkware', brief('Coldwell Water Bottles', 'hikers and commuters', 'keeps ice 24 hours', 'dishwasher ok')],
  ['wall_art', brief('Northlight Wall Art', 'people with a new home', 'framed prints from $60', 'ships in 4 days')],
  ['play_sets', brief('Cedar Hollow Swing Sets', 'families with a backyard', 'cedar sets from $1,200', 'we install')],
  ['hobby_shop', brief('Whistle Stop Model Trains', 'collectors', 'HO and N scale', 'repairs on Saturdays')],
  [
    'car_restoration',
    brief('Route 9 Classic Car Restoration', 'owners of old Mustangs', 'photos weekly', 'engine rebuilds'),
  ],
  ['building_supply', brief('Tri-County Plumbing Supply', 'contractors', 'will call in an hour', 'opens at 6')],
  ['marketing_software', brief('PostPine', 'shop owners', 'schedules posts for a month', 'email templates')],
  ['backup_software', brief('Vaultline cloud backup', 'freelancers', 'restore any file for 90 days', '$6 a month')],
  ['crystal_shop', brief('Moonstone Crystal Shop', 'collectors in Sedona', 'tumbled stones from $3', 'open daily')],
  ['sound_bath', brief('Stillwater Sound Bath', 'adults in Boise', '60 minutes for $30', 'mats included')],
  ['motorcycle_rental', brief('Blue Ridge Motorcycle Rentals', 'riders', 'helmets included', 'from $129 a day')],
  ['wood_staining', brief('Golden Oak Deck & Fence Staining', 'homeowners in Nashville', 'two coats', 'wash included')],
  ['watch_store', brief('Halyard Watch Company', 'people who like tools', 'sapphire crystal', 'automatic movement')],
  ['hat_shop', brief('Lone Pine Hats', 'ranchers and tourists', 'felt and straw', 'shaped while you wait')],
  ['float_tank', brief('Stillpoint Float Spa', 'adults in Portland', '60 or 90 minutes', 'private rooms')],
  ['skating_school', brief('Blue Line Hockey School', 'players 6 to 14', '8 skaters per coach', 'all summer')],
  ['fitness_app', brief('Tenrep workout app', 'beginners', '15 minutes, no equipment', '$8 a month')],
  ['language_app', brief('Hola Diez Spanish app', 'travelers', '10 minutes a day', 'works offline')],
  ['video_calls', brief('RoomTone', 'remote teams', 'video meetings for 100', 'breakout rooms')],
  ['criminal_defense', brief('Hale DUI Defense', 'drivers in Phoenix', 'former prosecutor', 'flat fees')],
  ['bankruptcy_law', brief('Cedar Bankruptcy Law', 'families in Ohio', 'chapter 7 from $900', 'payment plans')],
  [
    'disability_law',
    brief('Marlow Disability Law', 'people waiting on a decision', 'no fee unless approved', 'hearings in 4 states'),
  ],
  [
    'jobsite_cameras',
    brief('NightSite Jobsite Security', 'general contractors', 'solar camera trailers', 'live voice warning'),
  ],
  ['soil_testing', brief('Terra Soil Lab', 'farmers and gardeners', 'results in 5 days', 'pH and nutrients $28')],
  ['skylights', brief('Clear Day Skylights', 'homeowners', 'Velux certified', 'installed in a day')],
  ['siding', brief('Lakeview Siding', 'homeowners in Erie', 'fiber cement and vinyl', '40 colors')],
  [
    'mold_removal',
    brief('ClearHome Mold Removal', 'homeowners with a wet basement', 'written lab report', 'crew in 2 days'),
  ],
  ['radon_mitigation', brief('Ozark Radon', 'home sellers', 'system installed in a day', 'retest included')],
  [
    'roof_cleaning',
    brief('Cascade Moss Removal', 'homeowners in Eugene', 'no pressure on shingles', 'gutters included'),
  ],
  ['stucco', brief('Desert Stucco & Plaster', 'homeowners in Tucson', 'crack repair', 'texture matched')],
  [
    'wallpaper',
    brief('Straight Seam Wallpaper', 'homeowners and designers', 'grasscloth and murals', 'old paper removed'),
  ],
  ['sunroom', brief('Four Winds Sunrooms', 'homeowners', '3 season rooms from $18,000', 'permits handled')],
  [
    'screen_repair',
    brief('Gulf Coast Rescreening', 'homeowners in Naples', 'pool cages and lanais', '$8 a square foot'),
  ],
  [
    'furniture_restoration',
    brief('Second Life Furniture Repair', 'owners of old furniture', 'pickup in the valley', 'hand-rubbed finishes'),
  ],
  [
    'stained_glass',
    brief('Lead & Light Stained Glass', 'churches and homeowners', 're-leading on site', 'custom panels'),
  ],
  ['dry_cleaner', brief('Main Street Dry Cleaners', 'office workers', 'shirts $2.75', 'in by 9, out by 5')],
  ['uniform_shop', brief('Ward Nine Scrubs', 'nurses and techs', 'embroidery in store', 'sizes XXS to 5XL')],
  ['debt_relief', brief('Evergreen Debt Relief', 'adults with several cards', 'free first call', 'no upfront fees')],
  [
    'credit_repair',
    brief('Clearfile Credit Repair', 'people buying a first home', 'disputes filed monthly', 'cancel anytime'),
  ],
  [
    'pet_relocation',
    brief('PawPort Pet Relocation', 'families moving abroad', 'customs papers handled', 'door to door'),
  ],
  [
    'gravestone_cleaning',
    brief('Evermore Headstone Cleaning', 'families who live far away', 'photos sent after', 'from $85'),
  ],
  [
    'propane_delivery',
    brief('Northfork Propane', 'homeowners in Vermont', 'tanks filled on a schedule', 'price lock until May'),
  ],
  ['temp_staffing', brief('Dockside Staffing', 'warehouse managers', 'temp workers by Monday', 'forklift certified')],
  [
    'portable_toilets',
    brief('Blue Hill Porta Potties', 'builders and event planners', 'serviced weekly', 'from $95 a month'),
  ],
  [
    'ev_charger',
    brief('AmpUp EV Charging', 'new electric car owners', 'level 2 charger installed in a day', 'permit included'),
  ],
  ['copier_service', brief('Tri-City Copiers', 'office managers', 'lease or buy', 'toner included')],
  [
    'specialty_movers',
    brief('Upright Piano Movers', 'families and churches', 'stairs included', 'climate controlled truck'),
  ],
  [
    'powder_coating',
    brief('Iron & Ash Powder Coating', 'car and motorcycle owners', 'wheels from $100', 'sandblasting in house'),
  ],
  [
    'shipping_containers',
    brief('BoxYard Containers', 'farmers and contractors', 'used containers from $2,400', 'tilt bed delivery'),
  ],
  [
    'elevator_service',
    brief('Summit Elevator', 'property managers', 'monthly elevator maintenance', 'techs within 90 minutes'),
  ],
  ['backflow_testing', brief('Valley Backflow', 'homeowners and restaurants', 'we file the report', '$65 per device')],
  ['street_sweeping', brief('CleanCurb', 'property managers', 'parking lot sweeping at night', 'photo reports')],
  [
    'crop_spraying',
    brief('Prairie Ag Aviation', 'corn and soybean farmers', 'aerial application', 'GPS as-applied maps'),
  ],
  [
    'steel_buildings',
    brief('Big Span Steel Buildings', 'farmers and shop owners', '40x60 from $28,000', 'stamped plans'),
  ],
  ['oil_change', brief('Pit Row Oil Change', 'commuters in Reno', 'full synthetic $79', 'stay in your car')],
  ['taxi', brief('Bluebird Taxi', 'people in Duluth', 'flat rate to the airport', 'wheelchair van on request')],
  ['truck_repair', brief('I-80 Diesel Repair', 'owner operators', 'mobile service trucks', 'DOT inspection $95')],
  [
    'rv_dealer',
    brief('Sagebrush RV Sales', 'families who camp', 'travel trailers and fifth wheels', 'trade-ins welcome'),
  ],
  [
    'boat_dealer',
    brief('Lakeshore Boat Sales', 'families on Lake Norman', 'new and used pontoon boats', 'financing on site'),
  ],
  [
    'golf_carts',
    brief('Villages Carts', 'retirees in Florida', 'golf cart batteries', 'street legal carts from $8,900'),
  ],
  [
    'appraiser',
    brief('Tri-County Appraisal', 'homeowners settling an estate', 'report in 5 days', '22 years in the county'),
  ],
  ['pawn_shop', brief('Silver Spur Pawn', 'people in Amarillo', 'loans on gold and tools', 'open 6 days')],
  ['bail_bonds', brief('Anchor Bail Bonds', 'families in Fresno', '24 hour phone line', 'payment plans')],
  [
    'process_server',
    brief('Doorstep Process Serving', 'attorneys in Tulsa', '3 attempts included', 'GPS stamped attempts'),
  ],
  [
    'court_reporter',
    brief('Verbatim Court Reporting', 'litigators in Atlanta', 'remote depositions', 'rough draft same day'),
  ],
  ['patent_law', brief('Ridley Patent Law', 'inventors', 'flat fee provisional', 'former examiner on staff')],
  [
    'wedding_cakes',
    brief('Rosie’s Bake House', 'brides in Asheville NC', '3 tier cakes from $320', 'free tasting for two'),
  ],
  [
    'charity',
    brief('Second Plate', 'people in Sacramento', '$25 feeds a family of 4', 'all gifts matched thru Dec 31'),
  ],
  ['kids_haircuts', brief('Little Snips', 'parents of toddlers', 'first haircut keepsake photo', '$22 kids cut')],
  ['dog_daycare', brief('Paws on Pearl', 'dog owners', 'webcams in every play room', 'half day $24, full day $38')],
  ['cleaning', brief('TidyNest Cleaning', 'working moms', '$30 off first clean', 're-clean free within 24h')],
  ['auto_repair', brief('Torque Brothers Auto', 'drivers', 'free diagnostic with repair', 'loaner cars')],
  ['tutoring', brief('The Math Loft', 'parents', '1 on 1, never groups', 'tutors all have math degrees')],
  ['restaurant', brief('Nonna Lucia', 'couples in Hoboken', 'handmade pasta daily', 'byob no corkage')],
  ['lashes', brief('Blush & Brow', 'busy women', 'lash lifts $75 last 8 weeks', 'in and out in 45 min')],
  ['solar', brief('SolarSpan', 'dairy farmers', 'cut power bills 40-60%', '25 yr panel warranty')],
  [
    'wildlife_removal',
    brief('Critter Catchers', 'homeowners with raccoons in the attic', 'humane trapping', 'we seal the holes'),
  ],
  ['hot_tubs', brief('Sunset Spas', 'homeowners who want a hot tub', 'hot tubs from $4,999', 'free delivery')],
  ['charter_bus', brief('Coachline Charters', 'youth sports teams', '56 seats, wifi and outlets', 'quote in 1 hour')],
  [
    'bike_shop',
    brief('The Rusty Spoke', 'commuters whose bike needs a tune-up', 'loaner bikes free', 'done in 48 hours'),
  ],
  ['cinema', brief('Rialto Cinema', 'film lovers in Ashland', '$8 matinees', 'recliners')],
  ['dance_studio', brief('Riverside Dance', 'kids 3-10', 'ballet and tap', 'recital in june')],
  [
    'window_company',
    brief('Clear Path Windows', 'homeowners with drafty windows', 'triple pane', 'installed in a day'),
  ],
  ['junk_cars', brief('Junk to Cash', 'owners of dead cars', 'free tow', 'no title ok')],
  ['waxing', brief('Smooth Wax', 'first timers', 'brazilian $45', 'no double dipping')],
  ['comedy_club', brief('The Laugh Room', 'date nights', 'stand up', 'two drink min')],
  ['canned_drinks', brief('Wild Root kombucha', 'people trying to quit soda', 'only 4g sugar a can', 'new flavor')],
  ['hobby_kits', brief('candle making party kits', 'moms planning a birthday', 'makes 8 candles', 'soy wax')],
  ['garage_doors', brief('Patriot Garage Doors', 'homeowners', 'same-day spring repair', 'tune-up $79')],
  ['snow_removal', brief('Granite State Snow & Plow', 'homeowners', 'plowed by 6am', 'salt included')],
  ['pool_care', brief('Blue Wave', 'pool owners', 'weekly pool cleaning', 'chemicals included')],
  ['tree_service', brief('Evergreen Tree Care', 'homeowners', 'tree removal', 'stump grinding')],
  ['pressure_washing', brief('Shine Pressure Washing', 'homeowners', 'driveways and decks', 'house wash from $199')],
  ['carpet_cleaning', brief('Fresh Carpet Care', 'families', '3 rooms for $129', 'pet stain removal')],
  ['fencing', brief('Lone Star Fence', 'homeowners', 'cedar fences', 'free estimates')],
  ['appliance_repair', brief('Rapid Appliance Repair', 'homeowners', 'fridge and washer repair', '$89 diagnostic')],
  ['concrete', brief('Solid Concrete', 'homeowners', 'driveways and patios', 'free estimates')],
  ['insulation', brief('Peak Insulation', 'homeowners', 'attic insulation', 'rebates')],
  ['bin_cleaning', brief('Clean Bins', 'homeowners', 'trash cans washed at the curb', '$15 a bin')],
  ['holiday_lights', brief('Bright Holiday Lights', 'homeowners', 'we hang and take down', 'lights included')],
  ['towing', brief('QuickTow', 'drivers', '24/7 towing', '45 minute arrival')],
  ['tires', brief('Discount Tire', 'drivers', '4 tires installed $399', 'free rotation')],
  ['auto_glass', brief('Clear View Auto Glass', 'drivers', 'mobile windshield replacement', 'insurance billed')],
  ['rv_rental', brief('Desert RV Rentals', 'families', 'RVs from $129 a night', 'pets ok')],
  ['fun_run', brief('Ironwood 5k', 'runners and families', 'chip timed', 'finisher medal')],
  ['group_games', brief('Timber & Steel', 'groups of friends', 'axe throwing lanes', 'coach with every lane')],
  ['campground', brief('Pine Lake Campground', 'families', 'tent and RV sites', 'lake access')],
  ['cabins', brief('Lakeside Cabins', 'couples', 'hot tub on the deck', 'pets welcome')],
  ['party_rental', brief('Party Rentals by Joy', 'parents', 'bounce houses', 'tables and chairs')],
  ['photo_booth', brief('Little Stars Photo Booth', 'couples', 'unlimited prints', 'props included')],
  [
    'wedding_planner',
    brief('Rosewood Wedding Planning', 'engaged couples', 'day-of coordination from $1,200', 'vendor list included'),
  ],
  ['ice_cream', brief('Scoops', 'families', 'ice cream made daily', 'waffle cones')],
  ['chocolate', brief('Cocoa & Vine chocolates', 'gift givers', 'truffle boxes from $24', 'ships cold')],
  ['juice_bar', brief('Press Juice Bar', 'gym goers', 'cold-pressed juice', 'acai bowls')],
  ['grocery', brief('Corner Market', 'neighbors', 'local produce', 'open till 11')],
  ['cheese', brief('Maison Cheese', 'food lovers', 'cut to order', 'cheese boards for 8')],
  [
    'hobby_kits',
    brief('ArtisanFerment kombucha starter kit', 'diy food people', 'live scoby included', 'makes 1 gallon'),
  ],
  ['machining', brief('Halvorsen Precision machine shop', 'engineers', 'quotes in 4 hours', 'cnc and sheet metal')],
  [
    'cabinet_maker',
    brief(
      'Oak Hollow custom cabinets',
      'families with small kitchens',
      'built-ins for odd corners',
      'soft-close drawers',
    ),
  ],
  ['glass_shop', brief('Clear Cut shower doors', 'homeowners', 'frameless shower installed', 'measured twice')],
  ['window_film', brief('ClearShade window film', 'building managers', 'blocks uv', 'installed on weekends')],
  ['boat_repair', brief('Harbor Point boat repair', 'boat owners', 'outboard service', 'we come to your dock')],
  ['motorcycle_shop', brief('Iron Valley powersports', 'riders', 'motorcycle service', 'winter pickup')],
  ['car_extras', brief('Boom Town car audio', 'drivers', 'remote start from $299', 'lifetime install warranty')],
  ['dent_repair', brief('Smooth Panel dent repair', 'commuters', 'paintless dent repair in a day', 'photo estimates')],
  ['junk_cars', brief('Junk My Car Ray', 'people with a dead car', 'towed the same week', 'paid on the spot')],
  [
    'pool_builder',
    brief('Blue Cove pool builder', 'families with a backyard', 'inground pool designs', 'finished before summer'),
  ],
  ['excavation', brief('Ridgeback excavation', 'landowners', 'land clearing by the acre', 'grading and trenching')],
  ['sprinklers', brief('Evergreen sprinkler repair', 'homeowners', 'drip irrigation', 'spring start-up from $89')],
  ['home_power', brief('Volt Home standby generator', 'homeowners', 'ev charger installs', 'permits handled')],
  [
    'storm_shutters',
    brief(
      'Coastal Storm Shutters',
      'florida homeowners',
      'hurricane shutters measured at home',
      'installed in 3 weeks',
    ),
  ],
  ['janitorial', brief('BrightFloor janitorial', 'office managers', 'night cleaning', 'insured crews')],
  [
    'fire_safety',
    brief(
      'Sentinel fire extinguisher service',
      'building managers',
      'fire inspection reminders',
      'tags while you wait',
    ),
  ],
  ['surveying', brief('True Line land surveying', 'home buyers', 'boundary survey in 2 weeks', 'stamped drawings')],
  ['christmas_trees', brief('Miller Christmas Tree Farm', 'families', 'cut your own', 'wreaths made here')],
  ['hardware_store', brief('Delgado hardware store', 'homeowners', 'keys cut while you wait', 'paint mixed to match')],
  ['donut_shop', brief('Sunrise donut shop', 'early risers', 'fried at 4am', 'a dozen for $14')],
  ['distillery', brief('Copper Run distillery', 'visitors', 'tasting room tours', 'small batch bourbon')],
  ['fine_foods', brief('Pier Street olive oil', 'home cooks', 'taste before you buy', 'spices ground weekly')],
  ['game_store', brief('Dragon Table game store', 'players', 'friday game night', 'trading cards bought and sold')],
  ['antiques', brief('Mill Street Antique Mall', 'collectors', '60 dealers', 'new finds weekly')],
  [
    'instruments',
    brief('Keys & Strings piano store', 'parents starting lessons', 'used pianos from $995', 'first tuning included'),
  ],
  ['art_supplies', brief('Prism art supplies', 'painters', 'watercolor by the sheet', 'student discount')],
  [
    'appliance_store',
    brief('Dent & Dial appliance store', 'renters and owners', 'scratch and dent savings', 'delivered and hooked up'),
  ],
  ['ship_store', brief('Corner pack and ship', 'online sellers', 'mailbox rental', 'passport photos in 10 minutes')],
  [
    'trophy_shop',
    brief('Victory plaques and engraving', 'coaches and managers', 'engraving in 3 days', 'no minimum order'),
  ],
  [
    'surf_school',
    brief('Salt Line surf school', 'visitors', 'surf lessons for beginners', 'board and wetsuit included'),
  ],
  ['diving', brief('Blue Reef dive shop', 'travelers', 'open water course in 3 days', 'small groups')],
  [
    'thrill_rides',
    brief('Big Sky skydiving', 'friends and birthdays', 'tandem jump with video', 'no experience needed'),
  ],
  ['ski_rental', brief('Summit ski rental', 'families', 'ski boots fitted', 'skip the line')],
  ['racket_sports', brief('Baseline pickleball', 'adults', 'pickleball courts', 'open play nightly')],
  ['comedy_club', brief('Brick Wall comedy club', 'date nights', 'stand-up every Friday', 'two-item menu')],
  ['live_band', brief('Golden Hour string quartet', 'engaged couples', 'ceremony music', 'any song arranged')],
  ['bartending', brief('Clink mobile bar', 'wedding couples', 'signature cocktails', 'licensed bartenders')],
  ['car_rental', brief('Island jeep rental', 'tourists', 'free ferry pickup', 'rent a car by the day')],
  [
    'flight_school',
    brief(
      'Cloudline flight school',
      'adults who always wanted to',
      'discovery flight $149',
      'private pilot in 6 months',
    ),
  ],
  ['nanny', brief('Lullaby nanny agency', 'working parents', 'background-checked nannies', 'part-time and full-time')],
  ['child_therapy', brief('Bright Steps occupational therapy', 'parents', 'sensory gym', 'evaluations in 2 weeks')],
  [
    'allergy_clinic',
    brief('Clear Air allergy clinic', 'parents', 'skin testing at the first visit', 'appointments this week'),
  ],
  ['iv_lounge', brief('Restore IV lounge', 'athletes and travelers', 'iv hydration from $119', 'registered nurses')],
  [
    'answering_service',
    brief('FrontLine answering service', 'contractors', 'live receptionists day and night', 'calls sent by text'),
  ],
  ['legal_software', brief('ClauseCheck', 'small law firms', 'reviews contracts in 3 minutes', 'flags risky clauses')],
  [
    'kids_dentist',
    brief('Dr. Amy Cho Pediatric Dentistry', 'parents of toddlers', 'tv on the ceiling', 'open saturdays'),
  ],
  ['hoa_software', brief('HOAHelper', 'volunteer hoa boards', 'collect dues online', 'tracks violations')],
  ['sleep_sound', brief('Quiet Hours noise machine', 'light sleepers', 'real fan sound', 'no loop')],
  ['life_coaching', brief('Mindful Life Coaching', 'professionals', '8 weekly coaching calls', 'first call free')],
  ['bar', brief('The Rusty Anchor Tavern', 'locals', 'trivia night every Wednesday', 'half-price wings')],
  ['garden_center', brief('Fern Hill Garden Center', 'home gardeners', 'native plants', 'perennials from $8')],
  [
    'fishing_charter',
    brief('Reel Time Fishing Charter', 'families visiting the coast', 'rods and bait included', '4 hours for $450'),
  ],
  [
    'horse_rides',
    brief('Cedar Creek Horseback Riding', 'families on vacation', 'guided rides at sunset', 'ages 7 and up'),
  ],
  [
    'climbing_gym',
    brief('Granite House Climbing Gym', 'beginners and kids', 'bouldering and top rope', 'day pass $22'),
  ],
  [
    'trampoline_park',
    brief('SkyHigh Trampoline Park', 'parents of kids 4 to 12', 'foam pit and dodgeball court', '$16 for an hour'),
  ],
  ['golf', brief('Pine Hollow Golf', 'beginners and weekend players', 'heated driving range', 'golf lessons from $60')],
  [
    'bridal_shop',
    brief('Ivory & Lace Bridal Boutique', 'brides in Ohio', 'sample gowns from $400', 'private appointments'),
  ],
  [
    'personal_chef',
    brief(
      'Table for Eight private chef',
      'couples hosting a dinner party',
      'menu planned with you',
      'shopping and cleanup included',
    ),
  ],
  [
    'kitchen_equipment',
    brief(
      'used commercial kitchen equipment',
      'people opening a restaurant',
      'tested with 90 day warranty',
      '14,000 sq ft showroom',
    ),
  ],
  ['warehousing', brief('Ironside Cold Storage', 'food distributors', 'rail access', 'room for 40,000 pallets')],
  [
    'vehicle_storage',
    brief('rv storage covered', 'rv and boat owners', 'covered spots up to 45 ft', 'gated with 24/7 access'),
  ],
  [
    'estate_sale',
    brief('Second Chapter Estate Sale', 'families downsizing', 'we sort, price, and sell', 'broom clean when we leave'),
  ],
  [
    'home_inspection',
    brief('Hoosier Home Inspection', 'home buyers', 'radon testing for $149', 'inspection report in 24 hours'),
  ],
  ['urgent_care', brief('Riverside Urgent Care', 'families in Salem', 'walk-ins until 9pm', 'sports physicals $35')],
  [
    'orthodontist',
    brief('Park Street Orthodontics', 'parents of teens', 'clear aligners', '$149 a month, no down payment'),
  ],
  ['acupuncture', brief('Willow Acupuncture', 'office workers', 'community acupuncture $45', 'open Saturdays')],
  [
    'home_organizer',
    brief('Tidy Haven Home Organizing', 'busy families', 'closet organizing', 'donation drop-off included'),
  ],
  ['window_cleaning', brief('Bright Pane Window Cleaning', 'homeowners', 'screens washed', '20 windows for $199')],
  ['pet_waste', brief('Scoop Squad pooper scooper', 'dog owners', 'weekly yard scooping', '$15 a visit')],
  ['web_design', brief('Northlight Web Design', 'small businesses', 'custom websites in 3 weeks', '$1,500 flat')],
  ['deck_builder', brief('Blue Ridge Deck Builder', 'homeowners', 'composite decking', 'free 3D design')],
  ['kitchen_bath', brief('Harbor Kitchen Remodel', 'homeowners', 'cabinet refacing in a week', 'quartz countertops')],
  [
    'speech_therapy',
    brief('Bright Path Speech Therapy', 'parents of late talkers', 'in home or telehealth', 'most insurance accepted'),
  ],
  [
    'craft_market',
    brief('Harborlight Winter Makers Market', 'holiday shoppers', '80+ local makers', 'live music and cider'),
  ],
  [
    'formalwear',
    brief('Old Mill Tuxedo Rental', 'grooms and groomsmen', 'packages from $119', 'try on 2 weeks before'),
  ],
  ['dog_daycare', brief('Barkley’s dog daycare', 'busy dog owners', 'play groups by size', 'first day free')],
  [
    'mediation',
    brief('Olive Branch Mediation', 'couples who want no court', 'attorney mediators', 'most cases in 3 to 5 sessions'),
  ],
  ['laundry', brief('Hotspot Laundry pickup', 'apartment renters', '$1.75 a pound', 'hypoallergenic soap')],
  ['paving', brief('Summit Line Marking', 'property managers', 'ADA compliant layouts', 'night and weekend work')],
  [
    'watch_repair',
    brief(
      'Grandpa’s Clock Repair',
      'owners of grandfather clocks',
      'house calls within 30 miles',
      '40 years experience',
    ),
  ],
  [
    'tile_grout',
    brief('Bright Grout Tile Restoration', 'homeowners with old bathrooms', 'sealed for 5 years', 'done in a day'),
  ],
  [
    'water_damage',
    brief('DryRight Water Damage', 'homeowners after a flood', 'crew in 60 minutes', 'bills insurance directly'),
  ],
  [
    'patio',
    brief(
      'Granite & Vine Hardscaping',
      'homeowners with sloped yards',
      'stone patio from $6,500',
      'drawings before digging',
    ),
  ],
  [
    'interior_design',
    brief('Fern & Field Interior Design', 'new homeowners', 'mood board in 10 days', 'shop it yourself list'),
  ],
  ['epoxy_floor', brief('SlabWorks Epoxy Floors', 'homeowners', 'one day install', 'flake colors')],
  [
    'blinds',
    brief('Sunline Plantation Shutters', 'homeowners with big windows', 'motorized shades', 'measured for free'),
  ],
  ['upholstery', brief('Tufted Reupholstery', 'owners of old sofas', 'fabric books to borrow', 'pickup included')],
  ['framing', brief('Corner Frame Shop', 'new parents and collectors', 'museum glass', 'ready in 10 days')],
  [
    'water_treatment',
    brief('ClearSpring Water Softeners', 'homeowners on well water', 'free water test', 'installed in a day'),
  ],
  ['firewood', brief('Ridge Firewood Delivery', 'homes with wood stoves', 'seasoned oak', '$290 a cord stacked')],
  ['dumpster', brief('BinThere Dumpster Rental', 'homeowners renovating', '10 yard from $295', 'next-day drop off')],
  [
    'phone_repair',
    brief('FixBar Phone Repair', 'people with cracked screens', 'most in 30 minutes', '90 day warranty'),
  ],
  ['tech_help', brief('Gentle Geek Tech Help', 'seniors', 'wifi setup', 'in home visits')],
  [
    'adult_day',
    brief('Cedar Valley Adult Day Care', 'adult children caring for a parent', 'nurse on site', 'meals included'),
  ],
  [
    'quiz_host',
    brief(
      'QuizNight Pro',
      'bar owners with slow Tuesdays',
      'host and sound system included',
      'new questions every week',
    ),
  ],
  ['kids_cooking', brief('Little Chefs cooking camp', 'kids 7-12', 'nut free kitchen', 'a recipe book to take home')],
  ['winter_fun', brief('Polar Ice Rink', 'families', 'skates to rent', 'open till 10')],
  ['festival', brief('Harvest Moon Fall Festival', 'families', 'corn maze and hayrides', 'live bluegrass')],
  ['sauna', brief('Ember & Ice Sauna', 'tired people', 'cold plunge', 'private rooms')],
  ['waxing', brief('Bare Bee Sugaring', 'women new to waxing', 'sugar paste only', '15 minute brows')],
  [
    'braids',
    brief('Crown Braids by Nia', 'women who want protective styles', 'knotless braids from $160', 'hair included'),
  ],
  ['podiatrist', brief('StepRight Podiatry', 'people with heel pain', 'same-week visits', 'most insurance')],
  ['menopause', brief('Second Wind menopause clinic', 'women 45-60', 'telehealth visits', 'insurance accepted')],
  ['doula', brief('Gentle Tide Doulas', 'expecting parents', 'postpartum visits', 'on call from week 38')],
  ['airport_rides', brief('Skyline Airport Shuttle', 'frequent fliers', 'flight tracking', 'flat fares')],
  ['kids_entertainer', brief('Marvelous Max Magician', 'parents of kids 4-9', '45 minute show', 'rabbit included')],
  [
    'balloons',
    brief('Up & Away Balloon Decor', 'moms planning birthdays', 'garlands from $180', 'set up and taken down'),
  ],
  ['videographer', brief('Golden Reel Wedding Films', 'couples', 'drone footage', 'highlight film in 4 weeks')],
  ['makerspace', brief('Second Street Makerspace', 'beginners and tinkerers', 'laser cutter', 'woodworking class')],
  [
    'photo_scanning',
    brief('MemoryLane Photo Scanning', 'families with old tapes', 'slides scanned by hand', 'originals returned'),
  ],
  ['piano_tuning', brief('Keys & Cables Piano Tuning', 'families with uprights', 'repairs on site', 'RPT certified')],
  ['private_school', brief('Willow Creek Microschool', 'parents of kids 5-10', 'mixed ages', 'outdoor Fridays')],
  [
    'college_advice',
    brief('FirstDraft College Counseling', 'parents of juniors', 'essay feedback in 48 hours', 'list of 10 schools'),
  ],
  ['safety_training', brief('SiteSafe OSHA Training', 'contractors', 'on site classes', 'cards same day')],
  ['vending', brief('Breakroom Buddy Vending', 'office managers', 'fresh food weekly', 'no cost to you')],
  [
    'cfo',
    brief('Northbeam Fractional CFO', 'founders of growing companies', 'cash flow forecast weekly', 'board reports'),
  ],
  [
    'medical_billing',
    brief('ClaimWell Medical Billing', 'small practices', 'denials worked weekly', '5% of collections'),
  ],
  [
    'hood_cleaning',
    brief('Flue Crew Hood Cleaning', 'restaurant owners', 'after hours service', 'photos of every job'),
  ],
  [
    'equipment_rental',
    brief('DigRight Equipment Rental', 'contractors and homeowners', 'mini excavator $290 a day', 'delivery to site'),
  ],
  ['aquariums', brief('Blue Corner Aquariums', 'families and offices', 'monthly visits', 'saltwater tank setup')],
  ['home_security', brief('SafeNest Home Security', 'first-time homeowners', 'installed same week', '24/7 monitoring')],
  [
    'grill_cleaning',
    brief('Grill Doctor bbq cleaning', 'homeowners with dirty grills', 'non toxic steam', 'before and after photos'),
  ],
  ['spray_tan', brief('Glow Spray Tan', 'brides and prom girls', 'dry in 10 minutes', 'organic solution')],
  ['coding_camp', brief('CodeKids Coding Camp', 'kids 8-14 who love games', 'laptops provided', '8 kids per coach')],
  [
    'permit_software',
    brief(
      'PermitPilot',
      'small home builders and remodelers',
      'tracks permits in 60 counties',
      'alerts when status changes',
    ),
  ],
  ['crew_software', brief('TidyTrack', 'cleaning company owners', 'GPS clock in', 'quotes from your phone')],
  ['shift_software', brief('PayPlanner', 'restaurant owners', 'schedules and payroll in one app', 'tip pooling')],
  [
    'practice_software',
    brief('GreenLedger', 'bookkeepers with 10+ clients', 'month close checklist', 'works with QuickBooks and Xero'),
  ],
  [
    'barn_software',
    brief('StallMate barn app', 'boarding barn owners', 'feed charts', 'invoices boarders automatically'),
  ],
  ['it_managed', brief('Cobalt IT managed services', 'law firms', 'help desk answers in 4 minutes', '24/7 monitoring')],
  [
    'freight_broker',
    brief('Northline Freight Brokers', 'shipping managers', 'quotes in 15 minutes', '98% on time pickup'),
  ],
  [
    'crawlspace',
    brief(
      'Ironclad crawlspace repair',
      'homeowners with musty crawl spaces',
      '25 year warranty',
      'photos of everything',
    ),
  ],
  ['beekeeping', brief('HiveMind Beekeeping', 'backyard beginners', 'all gear provided', 'hands on with live hives')],
  ['hot_sauce', brief('Perrault Hot Sauce', 'hot sauce nerds', 'fermented 90 days', 'carolina reaper and peach')],
  [
    'kids_sports',
    brief('Little Kicks soccer classes', 'parents of kids 2-6', 'first class free', '45 minutes on Saturdays'),
  ],
  [
    'sailing_school',
    brief('Anchor Point Sailing School', 'adults who never sailed', '4 students per boat', 'keelboat course'),
  ],
  [
    'pet_sitting',
    brief('Comfort Paws Pet Sitting', 'travelers with cats', 'photo updates every visit', 'visits from $22'),
  ],
  [
    'stairlifts',
    brief('Sturdy Steps Stairlifts', 'seniors who want to stay home', 'rent or buy', 'installed in 2 days'),
  ],
  [
    'telehealth',
    brief(
      'Everwell Telehealth',
      'people with no doctor nearby',
      'see a doctor today',
      'prescriptions sent to your pharmacy',
    ),
  ],
  [
    'clinic_software',
    brief('DentaFlow practice software', 'independent dentists', 'fills cancelled slots', 'two-way texting'),
  ],
  ['career_coaching', brief('Next Step Career Coaching', 'job seekers', 'resume rewrite', 'mock interviews')],
  ['nutrition', brief('Nourish', 'busy parents', 'registered dietitian', 'weekly meal plans')],
  ['dog_training', brief('Good Dog Training', 'dog owners', 'puppy classes', 'leash reactivity')],
  [
    'dog_boarding',
    brief(
      'Pawfect Stay dog boarding',
      'people traveling for Christmas',
      'webcams in every room',
      'staff on site overnight',
    ),
  ],
  ['makeup_artist', brief('Luxe Makeup Artists', 'brides', 'on-site makeup', 'trial included')],
  ['med_spa', brief('Glow Bar Med Spa', 'women in Scottsdale', 'botox $10 a unit', 'board certified nurse injectors')],
  ['security_guards', brief('Elite Security', 'property managers', 'licensed guards', '24/7 patrols')],
  ['courier', brief('Swift Courier', 'offices', 'same-day courier', 'real-time tracking')],
  ['translation', brief('Lingo Translations', 'law firms', 'certified translations', '24 hour turnaround')],
  ['virtual_assistant', brief('Helping Hand Virtual Assistants', 'founders', 'inbox and calendar', '10 hours a month')],
  ['sign_shop', brief('BrightSign Shop', 'local businesses', 'storefront signs', 'installed in a week')],
  ['custom_apparel', brief('Stitch Custom Apparel', 'teams and clubs', 'embroidered polos', 'no minimums')],
  ['drone_survey', brief('Kestrel Drone Surveys', 'contractors', 'FAA part 107 pilots', '1 inch accuracy')],
  ['plumber', brief('Hartley Plumbing & Drain', 'homeowners in Tulsa', '24/7 emergency service', 'free estimates')],
  ['moving', brief('Movers of Portland', 'families', 'stairs no problem', 'fully insured')],
  ['lashes', brief('Luma Lash Studio', 'women in Scottsdale', 'Full set $120', 'Lash lift $60')],
  ['snacks', brief('Oat & Ember granola', 'snackers', '4g sugar per serving', 'No seed oils')],
  ['septic', brief('Septic tank pumping by Ray', 'rural homeowners', '$325 up to 1000 gallons')],
  ['pos_software', brief('mainstreet POS', 'cafe and food truck owners', 'Free card reader', 'Next day deposits')],
  ['sharpening', brief('The Knife Nook mobile sharpening', 'home cooks', '$8 per knife', 'Japanese whetstones')],
  ['gymnastics', brief('Tiny Tumblers gymnastics', 'moms', 'Max 8 kids per class', 'Certified coaches')],
  ['dinner_out', brief('Tidewater Crab Feast', 'tourists', 'All you can eat blue crab', 'Waterfront deck')],
  ['meal_prep', brief('Little Fork Meal Prep', 'gym people', '40g protein per meal', '8 menus every week')],
  ['family_doctor', brief('Juniper Pediatrics', 'new parents', 'Same day sick visits', 'Nurse line day and night')],
  ['candles', brief('Ember Candle Co', 'people who like cozy homes', 'Hand poured soy candles', 'Refill your jar')],
  ['fleet_software', brief('FleetEye', 'owners of delivery vans', 'See every van live', 'Cuts fuel costs 12%')],
  ['pick_your_own', brief('Cedar Lane Farm', 'families', 'Pick your own pumpkins', 'Hay rides every hour')],
  ['chimney_sweep', brief('CleanSweep Chimneys', 'homeowners with fireplaces', 'Certified sweeps')],
  ['hiring_software', brief('BrightHire', 'HR managers', 'Screens resumes in minutes', 'Integrates with Workday')],
  ['grant_software', brief('GrantPilot', 'nonprofits', 'Finds grants you qualify for', 'Drafts applications')],
  ['senior_living', brief('Sunset Senior Living', 'adult children', 'Nurses on site 24/7', 'Private apartments')],
  ['pilates', brief('Studio Forma Pilates', 'busy women', 'Reformer classes of 8', 'Intro class $15')],
  ['it_support', brief('Bytes & Bolts', 'small offices', 'IT support flat $89 a month', 'Backups every night')],
  ['party_place', brief('Dough Re Mi', 'kids birthday parents', 'Pizza parties for 10 kids', 'Kids make their own')],
  ['yard_machines', brief('Verde Lawn Robots', 'homeowners who hate mowing', 'Mows while you sleep')],
  ['lumber', brief('Reclaimed Timber Co', 'people building tables', 'Kiln dried', 'Cut to length free')],
  ['art_night', brief('Brush & Bottle', 'friends on a Friday', 'paint and sip', 'bring your own wine')],
  [
    'dinner_out',
    brief('Saltbox Kitchen', 'couples', 'Oysters from 4 to 6', 'Wood fired everything', 'Walk-ins welcome'),
  ],
  ['window_company', brief('Clearview Windows', 'owners of older houses', 'Installed in a day', 'Cuts heating bills')],
  ['wealth_advice', brief('Harbor Wealth', 'couples near retirement', 'Fee-only advisors', 'A written plan')],
  ['listing_media', brief('Nimbus Drones', 'real estate agents', 'Aerial photos next day', 'Video tour included')],
  ['tea', brief('Wildroot Tea', 'tea drinkers', 'Single-farm teas from Taiwan', 'Compostable bags')],
  ['pet_gear', brief('Hearth & Hound', 'dog lovers', 'Hand-stitched leather collars', 'Engraved name plate included')],
  ['shoe_repair', brief('Stitch & Sole', 'people with worn out boots', 'Resoling from $60', 'Leather conditioning')],
  ['art_night', brief('The Paint Bar', 'moms', 'Bring your own wine', 'Every Friday')],
  ['dev_tools', brief('StackPilot', 'engineering managers', 'See every deploy', 'Cuts incident time')],
  [
    'gutters',
    brief('Gutter Gators', 'homeowners in Tampa', 'Gutters cleaned and flushed from $129', 'Same-week service'),
  ],
  ['junk_removal', brief('Gran’s Attic Clearances', 'families', 'We clear a house in a day', 'A clear out with care')],
  ['painter', brief('True Edge', 'homeowners', 'Interior painting', 'Two coats on every wall')],
  ['flooring', brief('Underfoot', 'homeowners', 'Hardwood floor sanding', 'Laminate and vinyl plank')],
  ['handyman', brief('Fix-It Fridays', 'busy people', 'Handyman by the hour', 'Furniture assembly')],
  ['social_dancing', brief('Offbeat', 'beginners', 'Salsa on Tuesdays', 'Ballroom for couples')],
  ['martial_arts', brief('Red Gate Dojo', 'teens and adults', 'Karate five nights a week')],
  ['swim_school', brief('Little Otters', 'parents', 'Swim lessons in warm water', 'Baby swim on Sundays')],
  ['chiropractor', brief('Dr. Ames Chiropractic', 'office workers', 'Walk-in adjustments')],
  ['escape_room', brief('Old Mill Escape Rooms', 'groups of friends', '5 rooms in a real 1870 mill')],
  ['notary', brief('Marlowe Notary on Wheels', 'people at home', 'Loan signings and powers of attorney')],
  ['butcher', brief('Hank’s', 'people who grill', 'Dry aged steak', 'A butcher who knows your name')],
  ['bakery', brief('Rye & Shine', 'early risers downtown', 'Sourdough every morning', 'Croissants on weekends')],
  ['coffee', brief('Northfold Coffee subscription', 'people who grind at home', 'Roasted the day before it ships')],
  ['restaurant', brief('Osteria Lume', 'couples in Denver', 'Italian restaurant with a patio', 'Weekend brunch')],
  ['catering', brief('Long Table Co.', 'offices in Dallas', 'Boxed lunches for meetings', 'Catering for up to 300')],
  ['food_truck', brief('El Sol', 'office workers in Austin', 'A food truck with real street food')],
  ['meal_kit', brief('Meal kit by Anna', 'busy households', 'no grocery shopping', 'Recipes in 20 minutes')],
  ['winery', brief('Three Hills', 'weekend visitors', 'Estate wine from our own vineyard')],
  ['brewery', brief('Iron Kettle Brewing', 'neighbors in Tacoma', 'Twelve craft beers', 'Dog-friendly taproom')],
  ['dentist', brief('Dr. Kim Dental', 'families in Austin', 'Open on Saturdays', 'Gentle cleanings')],
  ['physical_therapy', brief('Stride Clinic', 'runners', 'One-on-one physical therapy', 'Injury recovery plans')],
  ['optician', brief('Clear & Co.', 'people in Boise', 'Eye exams in 20 minutes', 'Contact lenses in stock')],
  ['counseling', brief('Harbor Room', 'adults in Ohio', 'Licensed therapists', 'Online therapy by video')],
  ['pharmacy', brief('Main Street Pharmacy', 'neighbors', 'Prescription refills by text')],
  ['supplements', brief('Oak & Iron', 'lifters', 'Protein powder with nothing else in it', 'Tested magnesium')],
  ['gym', brief('Ironside', 'beginners', 'Personal training included', 'A gym that is open all night')],
  ['yoga', brief('Yoga with Mei', 'people with desk jobs', 'Small classes of 8', 'First class free')],
  ['hair_salon', brief('Fringe', 'downtown workers', 'Haircuts and balayage', 'Open until 9')],
  ['spa_massage', brief('Stillwater', 'locals', 'Deep tissue massage', 'Couples rooms')],
  ['skincare', brief('Plain Jar', 'people with dry skin', 'A cleanser with five ingredients', 'Fragrance-free serum')],
  ['hvac', brief('Bluebird Heating & Air', 'homeowners in Tulsa', 'Furnace tune-ups')],
  ['plumber', brief('Ray & Sons', 'homeowners in Mesa', 'Drain cleaning', 'Water heaters replaced in a day')],
  ['roofer', brief('Summit Exteriors', 'homeowners', 'Roof repair after hail damage')],
  ['electrician', brief('Bright Wire', 'homeowners', 'Licensed electricians', 'Panel upgrades')],
  ['cleaning', brief('Uber-clean', 'Airbnb owners', 'Fully insured cleaners', 'Deep clean on request')],
  ['landscaping', brief('Green Gable', 'homeowners in Ohio', 'Lawn care all summer', 'Weekly mowing')],
  ['moving', brief('Two Guys', 'renters in Chicago', 'Local moves by careful movers')],
  ['pest_control', brief('Critter Getters', 'homeowners in Tampa', 'Termite inspections', 'Mosquito plans')],
  ['law_firm', brief('Hale & Ortiz', 'small businesses', 'A law firm for contracts', 'Flat legal fees')],
  ['accounting', brief('Tidewater', 'self-employed people', 'Tax returns filed by a CPA')],
  ['marketing_agency', brief('Loud Quiet', 'startups', 'Branding and SEO', 'A creative agency of nine')],
  ['photographer', brief('Ana Ruiz', 'couples', 'Wedding photos', 'Portraits at sunset')],
  ['recruiting', brief('HireWell', 'growing manufacturers', 'Staffing in two weeks', 'Screened candidates')],
  ['bank', brief('Prairie Credit Union', 'people in Kansas', 'A checking account with no fees')],
  ['insurance', brief('Stonegate', 'drivers in Texas', 'Auto insurance in ten minutes', 'Local agents')],
  ['investing', brief('Evergreen', 'long-term savers', 'Index funds', 'A financial advisor on call')],
  ['mortgage', brief('KeyTurn', 'home buyers', 'Preapproval in a day', 'Refinance online')],
  ['real_estate_agent', brief('Maria Lopez, Realtor', 'people in San Antonio', 'Homes for sale in every district')],
  ['apartments', brief('The Arlo', 'people moving downtown', 'Studio apartments and lofts', 'Flexible lease')],
  ['property_management', brief('Doorway', 'owners of duplexes', 'Property management', 'Tenant screening')],
  ['home_builder', brief('Cedar & Stone', 'people in Boise', 'Kitchen remodels', 'Custom homes')],
  ['tutoring', brief('Sharp Pencil', 'students', 'One-on-one tutoring', 'Algebra and calculus')],
  ['language_school', brief('Palabra', 'travelers', 'Spanish in small groups', 'Conversation classes')],
  ['online_course', brief('ShipIt', 'career changers', 'A coding bootcamp', 'Video lessons with mentors')],
  ['music_lessons', brief('Guitar lessons', 'teens', 'Learn your favorite songs', 'First lesson is free')],
  ['daycare', brief('Little Acorns', 'working parents', 'Montessori preschool', 'Open at 7')],
  ['clothing', brief('Harrow', 'people who bike to work', 'Jackets for rain', 'Jeans that stretch')],
  ['shoes', brief('Trail running shoes', 'weekend runners', 'waterproof', 'grips on wet rock')],
  ['jewelry', brief('Lark & Stone', 'couples', 'Engagement rings made by hand', 'Earrings in recycled gold')],
  ['furniture', brief('Oak Hollow', 'apartment dwellers', 'Sofas that fit through doors', 'Dining tables in oak')],
  ['outdoor_gear', brief('Ridgeway', 'weekend hikers', 'A two-pound tent', 'Sleeping bags rated to zero')],
  ['gifts', brief('Bow & Arrow', 'people with long lists', 'Gift boxes', 'Personalized gifts')],
  ['florist', brief('Stem', 'people in Queens', 'Bouquets by bike', 'Peonies in May')],
  ['bike_shop', brief('Spoke House', 'commuters', 'Bike repair while you wait', 'E-bikes to try')],
  ['payroll_hr', brief('PayNest', 'restaurants', 'Payroll in five clicks', 'Timesheets by phone')],
  ['crm', brief('FlowDesk CRM', 'sales teams', 'Easy to use', 'Integrates with Slack and Gmail')],
  ['project_management', brief('Boardly', 'remote teams', 'Kanban and Gantt views', 'Every task has an owner')],
  ['security_app', brief('Keyring', 'small companies', 'A password manager', 'Two-factor built in')],
  [
    'ecommerce_platform',
    brief('Shelfy', 'makers', 'An online store in an hour', 'An ecommerce checkout in 30 languages'),
  ],
  ['bookkeeping_software', brief('Ledgerly', 'freelancers', 'Invoices in one click', 'Expense tracking')],
  ['hotel', brief('The Marlow', 'weekend visitors', 'A boutique hotel by the river', 'Late check-in')],
  ['tour_travel', brief('Wander & Co.', 'curious people', 'Guided tours of Lisbon', 'Small groups')],
  ['museum', brief('The Whitfield', 'visitors to Boston', 'A new exhibition every month', 'Art museum with a garden')],
  ['attraction', brief('Splash Canyon', 'families', 'Water park with nine slides', 'Day passes')],
  ['event_tickets', brief('Riverbend Festival', 'music fans', 'Live music on four stages')],
  ['wedding_venue', brief('Willow Barn', 'engaged couples', 'Wedding venue for 200 guests', 'Rehearsal dinners')],
  ['dog_walker', brief('Dog walking', 'people that work long hours in Chicago', 'GPS tracked walks')],
  ['pet_food', brief('Scoop', 'dog owners', 'Kibble made weekly', 'Dog treats in every box')],
  ['veterinarian', brief('Elm Street Animal Hospital', 'pet owners', 'Vets on call')],
  ['baby_products', brief('Tiny Wheels', 'new parents', 'A stroller that folds flat', 'Washable diaper bag')],
  ['toys', brief('Hobby Horse', 'grandparents', 'Wooden toys', 'Puzzles cut by hand')],
  ['auto_repair', brief('AutoMedic mobile mechanic', 'commuters', 'We fix it in your driveway', 'Upfront quotes')],
  ['car_wash', brief('CleanCar Wash', 'drivers', 'A car wash with free vacuums')],
  ['driving_school', brief('RoadReady driving school', 'nervous teens', 'Patient instructors')],
  ['car_dealer', brief('Hilltop Motors', 'families', 'Used cars under $15,000', 'Test drive at home')],
  ['charity', brief('Warm Plates', 'neighbors', 'Every dollar buys four meals', 'Tax deductible donations')],
  ['animal_rescue', brief('Second Chance', 'animal lovers', 'Dog rescue in Ohio', '400 adopted in 2025')],
  ['political_campaign', brief('City Council run, Maya Torres', 'Voters in District 4', 'Fix our roads')],
  ['church', brief('Grace Community Church', 'newcomers', 'Coffee after service')],
  ['injury_law', brief('Mills & Okafor Injury Law', 'car accident victims', 'No fee unless we win')],
  ['estate_law', brief('Steady Hands Estate Law', 'parents of young kids', 'Wills in a week')],
  ['immigration_law', brief('Border Bridge Immigration', 'families', '2,000 visas granted')],
  ['locksmith', brief('KeyMaster Locksmith', 'people locked out', 'There in 20 minutes')],
  ['solar', brief('SunRoof Solar', 'homeowners tired of high bills', 'Cuts energy bills up to 70%')],
  ['storage', brief('BoxNest storage', 'people moving', 'Drive-up units', 'Climate controlled')],
  ['home_care', brief('Golden Years Home Care', 'adult children of aging parents', 'A nurse on call')],
  ['hearing', brief('ClearWave', 'adults with mild hearing loss', 'A hearing test at home', 'Fits in minutes')],
  ['dermatology', brief('Dr. Osei Dermatology', 'adults', 'Appointments this week')],
  ['funeral_home', brief('Bright Path Funeral Home', 'families', 'Prices on our website')],
  ['print_shop', brief('Rapid Print', 'small offices', 'Next day business cards', 'Recycled paper')],
  ['nail_salon', brief('Luxe Nails', 'locals', 'Gel that lasts 3 weeks')],
  ['tattoo', brief('Inkwell Tattoo', 'first timers', 'Custom designs')],
  ['bookstore', brief('The Page Turner', 'readers in Asheville', 'Used books from $2')],
  ['bedding', brief('mattress in a box', 'hot sleepers', '100 night trial')],
  ['boat_rental', brief('Driftwood Kayak Rentals', 'tourists', 'dry bags included')],
  ['farm_shop', brief('Valley Farm Box', 'families', '20 local farms', 'skip any week')],
  ['paddling', brief('Blue Cove Kayaks', 'tourists', 'See dolphins')],
  ['summer_camp', brief('Camp Tamarack', 'kids 7 to 14', 'Archery, canoes and campfires')],
  ['coworking', brief('NorthStar Coworking', 'freelancers', 'Desks from $99', 'quiet phone booths')],
  ['house_sitting', brief('HomeWhile', 'frequent travelers', 'House sitters near you', 'Mail pickup')],
  ['homeware', brief('Clay & Co.', 'people who cook', 'Hand-thrown mugs', 'Tableware in four glazes')],
  ['home_devices', brief('Airlet', 'people with allergies', 'An air purifier that fits a shelf', 'Smart home ready')],
  ['eyewear', brief('Shoreline', 'drivers', 'Polarized sunglasses', 'Reading glasses from $29')],
  ['fabric_yarn', brief('Loop & Ply', 'makers in Ohio', 'Yarn dyed by hand', 'Knitting nights on Tuesdays')],
  ['records', brief('Needle Drop', 'collectors', 'New vinyl records every Friday', 'Turntables repaired')],
  ['electronics', brief('Hush', 'commuters', 'Headphones that fold flat', 'Bluetooth and cable')],
  ['secondhand', brief('Again', 'students', 'A thrift store with a fitting room', 'Vintage clothing by decade')],
  ['garden', brief('Plot', 'renters with a balcony', 'Seedlings in April', 'Raised beds in three sizes')],
  ['orthotics', brief('Stride & Co.', 'nurses', 'Insoles molded to your foot', 'Arch support for work boots')],
  ['money_app', brief('Halves', 'roommates', 'Split the bill by photo', 'Shared expenses in one list')],
  ['wallet_app', brief('Chainbox', 'first-time buyers', 'A crypto wallet without an account')],
  ['support_software', brief('Replyhub', 'online shops', 'Live chat and email in one place', 'A help desk for ten')],
  ['scheduling_software', brief('Slotly', 'consultants', 'A meeting scheduler', 'Calendar sync in both directions')],
  ['website_builder', brief('Pagewell', 'bakers and barbers', 'Drag and drop', 'Web hosting included')],
  ['inventory_software', brief('Countwise', 'small shops', 'Barcode scanning by phone', 'Stock levels by store')],
  ['wellness_app', brief('Lull', 'light sleepers', 'Sleep sounds without ads', 'Breathing exercises')],
  ['trail_app', brief('Cairn', 'weekend hikers', 'Trail maps of 12 states', 'Offline maps')],
  ['farm_software', brief('Furrow', 'growers', 'Crop planning by bed', 'Spray records in one place')],
  [
    'audit_software',
    brief('Closewise', 'controllers', 'A close checklist for every entity', 'Journal entries with notes'),
  ],
  ['planner_app', brief('Termly', 'teachers', 'A weekly planner', 'Lesson plans in one view')],
  ['freight', brief('Northway', 'importers', 'Freight by sea and rail', 'Customs papers done')],
  ['industrial_parts', brief('Brandt Hydraulic', 'plant managers', 'Valves and bearings', 'Spare parts for 20 years')],
  ['shredding', brief('Confetti', 'law offices', 'Paper shredding at your curb', 'Certificate of destruction')],
  ['dj', brief('DJ Marlow', 'couples', 'Sound system included', 'Wedding music for three generations')],
  ['studio_rental', brief('Room Tone', 'bands', 'A recording studio by the hour', 'Sound engineer on request')],
  ['tailor', brief('Thimble', 'office workers', 'Alterations in three days', 'Zipper repair')],
  ['retreat', brief('Clearing', 'managers', 'A leadership retreat by a lake', 'Early bird until May')],
  ['cooking_class', brief('Two Pans', 'beginners', 'Hands-on cooking classes', 'Knife skills on Mondays')],
  ['test_prep', brief('Score Camp', 'high school juniors', 'SAT prep in six weeks', 'Eight practice tests')],
  ['trade_school', brief('Forge Institute', 'career changers', 'Welding in 20 weeks', 'Financial aid')],
  ['kids_classes', brief('Rook & Pawn', 'kids 6 to 12', 'Chess lessons', 'Tournaments every month')],
  ['travel_group', brief('Far & Slow', 'solo travelers', 'Trekking with local guides', 'Group trips of eight')],
  ['farm_stay', brief('Hollow Creek', 'families from the city', 'Cabins for rent', 'Bonfire pits')],
  ['theater', brief('The Lantern', 'people in Dayton', 'A playhouse from 1921', 'Matinees on Sundays')],
  ['horse_boarding', brief('Fox Run', 'riders', 'Horse boarding', 'An indoor arena')],
  ['pet_grooming', brief('Suds', 'dog owners', 'Dog grooming by appointment', 'Nail trims')],
  ['family_kitchen', brief('Casa Inés', 'families', 'Paella on Sundays', 'Tapas for the table')],
  ['counter_food', brief('Leaf & Ladle', 'office workers', 'Salads and bowls', 'Order ahead by phone')],
  ['farm_shop', brief('Long Pasture', 'families in Vermont', 'Pasture-raised eggs', 'A farm stand on Route 7')],
  ['fun_center', brief('Roll Again roller rink', 'families', 'skates to rent', 'open till 10')],
  ['dance_studio', brief('Arabesque dance studio', 'beginners', 'adult ballet classes', 'live piano')],
  ['bike_rental', brief('VoltRide ebike rentals', 'tourists', 'helmets and locks included', 'full day $59')],
  [
    'equipment_inspection',
    brief('SafeStack pallet rack inspections', 'warehouse managers', 'certified inspectors', 'no downtime'),
  ],
  ['bike_event', brief('Gravel Grinder 60', 'cyclists', 'early bird $65', 'chili at the finish')],
  [
    'duct_cleaning',
    brief('ClearFlow Duct Cleaning', 'homeowners with allergies', 'whole house $299', 'dryer vent included'),
  ],
  [
    'bee_removal',
    brief(
      'Desert Hive Rescue bee removal',
      'homeowners with bees in a wall',
      'bees relocated, not killed',
      'wall repaired after',
    ),
  ],
  [
    'masonry',
    brief('Old Town Masonry', 'owners of older houses', 'brick repair and tuckpointing', 'color matched mortar'),
  ],
  [
    'tub_refinishing',
    brief('GlossWorks tub refinishing', 'landlords and homeowners', 'reglazed in one day', 'ready to use in 48 hours'),
  ],
  ['ironwork', brief('Anvil & Arc iron railings', 'homeowners', 'built in our shop', 'measured and installed')],
  [
    'awnings',
    brief('ShadeMaker awnings', 'homeowners with a patio', 'motorized with a remote', 'free in-home measure'),
  ],
  [
    'artificial_turf',
    brief('EverLawn artificial turf', 'dog owners in Phoenix', 'drains in minutes', '15 year warranty'),
  ],
  ['outdoor_lighting', brief('Nightbloom landscape lighting', 'homeowners', 'low voltage LED', 'free night demo')],
  [
    'bulk_materials',
    brief('Stonebrook topsoil and gravel', 'homeowners and landscapers', 'delivered next day', 'by the yard from $38'),
  ],
  ['ponds', brief('Lilypad pond maintenance', 'homeowners with koi', 'spring clean outs', 'monthly visits')],
  ['well_drilling', brief('Ridgeline Well Drilling', 'rural landowners', 'residential wells', '3 generations')],
  [
    'hazard_removal',
    brief(
      'ClearAir asbestos testing',
      'owners of homes before 1980',
      'lab results in 2 days',
      'removal by our own crew',
    ),
  ],
  [
    'turnover_cleaning',
    brief(
      'FreshNest',
      'airbnb hosts in Savannah',
      'turnover cleaning between guests',
      'photo report after every clean',
    ),
  ],
  ['sheds', brief('Prairie sheds and pole barns', 'landowners', 'built on site', '12 x 24 from $7,900')],
  ['small_homes', brief('Pinecone tiny homes', 'downsizers', 'move in ready in 90 days', '5 floor plans')],
  [
    'energy_audit',
    brief('DraftFinders energy audit', 'owners of older homes', 'blower door test', 'written report in 3 days'),
  ],
  [
    'pet_goodbye',
    brief(
      'Golden Hour pet hospice and euthanasia',
      'owners of old or sick pets',
      'at home so your pet is calm',
      'cremation can be arranged',
    ),
  ],
  [
    'exotic_pets',
    brief('Whisker Inn ferret boarding', 'small pet owners', 'ferrets and guinea pigs only', 'daily photo updates'),
  ],
  ['pet_portraits', brief('Good Boy pet portraits', 'dog people', 'studio or park', 'prints ready in 2 weeks')],
  ['cat_cafe', brief('Purrfect Cup cat cafe', 'students and couples', '14 adoptable cats', '$12 an hour')],
  ['horse_care', brief('True Stride farrier', 'horse owners', 'shoeing and trims', 'weekends ok')],
  ['feed_store', brief('Miller’s feed store', 'backyard chicken keepers', 'local hay', 'loaded for you')],
  ['farm_visit', brief('Cloudberry alpaca farm', 'families on weekends', 'feed the animals', 'farm store')],
  ['baby_class', brief('Tiny Tunes baby music', 'parents with babies 0-3', '45 minute classes', 'siblings half off')],
  ['kids_haircuts', brief('Snippets kids haircuts', 'parents of toddlers', 'race car chairs', 'walk ins ok')],
  [
    'lice_treatment',
    brief('Nitpickers lice removal', 'parents who got the school note', 'one visit', 'whole family checks $25'),
  ],
  [
    'pet_insurance',
    brief('Pawsured pet insurance', 'puppy owners', 'vet bills covered up to 90%', 'quote in 2 minutes'),
  ],
  [
    'kids_resale',
    brief('Kidswap kids resale', 'parents on a budget', 'trade in outgrown clothes', 'everything under $10'),
  ],
  [
    'fertility_clinic',
    brief(
      'Hopewell fertility clinic',
      'couples who want to start a family',
      'first consult by video',
      'ivf and egg freezing',
    ),
  ],
  [
    'sleep_clinic',
    brief('Clearwater sleep apnea clinic', 'people whose partner complains', 'home sleep test', 'cpap fitted here'),
  ],
  [
    'hair_restoration',
    brief('Crown & Co wig studio', 'women looking for natural hair', 'private fittings', 'human hair wigs from $390'),
  ],
  [
    'piercing',
    brief('Needle & Gold piercing studio', 'adults and teens with a parent', 'needles only', 'implant grade jewelry'),
  ],
  ['recovery_gear', brief('Fjord Cold Plunge tubs', 'athletes', 'chills to 37 degrees', 'no ice needed')],
  ['beauty_devices', brief('GlowLab red light mask', 'women who like skincare', '10 minutes a day', 'cordless')],
  [
    'grooming_goods',
    brief('Old Dominion Beard Oil', 'bearded guys 25-50', 'cedar and tobacco scent', 'made in Virginia'),
  ],
  [
    'hospice',
    brief('Harbor Light hospice', 'families of terminally ill people', 'nurses on call 24/7', 'care at home'),
  ],
  [
    'aging_gear',
    brief('Steadyside mobility scooters', 'adult children of aging parents', 'try at home', 'rentals from $89'),
  ],
  [
    'senior_rides',
    brief('Goldenway senior transportation', 'families of older adults', 'wheelchair vans', 'drivers wait with you'),
  ],
  [
    'holistic_clinic',
    brief(
      'Root & Reed functional medicine',
      'adults who want more time with a doctor',
      '90 minute first visit',
      'labs explained',
    ),
  ],
  [
    'grief_support',
    brief('Mending Tree grief group', 'widows and widowers over 50', 'led by a licensed counselor', 'thursdays at 2'),
  ],
  [
    'sober_living',
    brief('Harbor House sober living', 'families of men leaving rehab', 'structured house', 'rides to meetings'),
  ],
  ['burger_joint', brief('Stacked Burger Bar', 'hungry people downtown', 'hand cut fries', 'local beef')],
  ['taqueria', brief('Mondo Burrito taqueria', 'late night college crowd', 'open til 3am', '$9 burrito and drink')],
  ['sweet_bakery', brief('Sugar Street cupcakes', 'offices and parents', 'baked daily', 'a dozen for $36')],
  ['pantry_goods', brief('Green Ridge maple syrup', 'pancake people', 'tapped on our own hill', '12 oz for $18')],
  ['fish_market', brief('Dockside seafood market', 'home cooks', 'day boat fish', 'steamed while you wait')],
  [
    'wedding_cakes',
    brief(
      'Maple Street wedding cakes',
      'brides and party planners',
      'free tasting for weddings',
      'delivered within 30 miles',
    ),
  ],
  [
    'zero_proof',
    brief('BuchaBarn mocktail bar', 'people who don’t drink', 'zero-proof cocktails', 'live music saturdays'),
  ],
  [
    'wedding_flowers',
    brief('Bloom & Vine wedding flowers', 'brides on a budget', 'seasonal local blooms', 'delivery and setup included'),
  ],
  [
    'wedding_officiant',
    brief('Two Rivers elopement officiant', 'couples', 'any trail or beach', 'script written with you'),
  ],
  [
    'wedding_paper',
    brief('Inkwell wedding invitations', 'engaged couples', 'letterpress on cotton paper', 'proofs in 3 days'),
  ],
  ['glamping', brief('Juniper Hollow glamping', 'couples from the city', 'heated yurts', 'fire pit at every tent')],
  ['paddling', brief('Blue Heron Kayak Tours', 'tourists', '2 hr sunset tours $59', 'small groups of 8')],
  ['boat_tours', brief('Salt Air whale watching', 'visitors and families', 'naturalist on board', '3 hours')],
  ['winter_fun', brief('Frost Park ice skating', 'families', 'skate rental $5', 'open daily through february')],
  [
    'dinner_show',
    brief('Dead Reckoning murder mystery', 'groups of friends', '3 course dinner', 'actors at every table'),
  ],
  ['social_dancing', brief('Cuban Heel salsa dancing', 'beginners over 30', 'no partner needed', 'thursdays at 7')],
  [
    'acting_school',
    brief('Blackbox acting school', 'adults who always wanted to', 'scene study on mondays', '10 to a class'),
  ],
  [
    'sports_league',
    brief('CitySide kickball league', 'adults 25-40 new in town', '8 week season', 'join alone or as a team'),
  ],
  [
    'houseplants',
    brief('Rooted plant shop', 'apartment dwellers', 'low light plants from $12', 'repotting while you wait'),
  ],
  ['leather_goods', brief('Hobart Leather work belts', 'carpenters and dads', 'full grain leather', 'made in Tulsa')],
  [
    'board_sports',
    brief('Curb Cut skate shop', 'kids and grown kids', 'boards set up while you wait', 'lessons on sundays'),
  ],
  [
    'gold_buyer',
    brief('Fair Scale cash for gold', 'people with old jewelry', 'weighed in front of you', 'paid the same day'),
  ],
  [
    'keepsakes',
    brief(
      'Stitch & Story memory quilts',
      'families who lost someone',
      'made from their clothing',
      'handmade in Vermont',
    ),
  ],
  [
    'small_machine_repair',
    brief('Bobbin & Belt sewing machine repair', 'people who sew', 'tune ups in a week', 'vacuums too'),
  ],
  [
    'promo_products',
    brief('Good Mug promotional products', 'marketing managers', '50 piece minimum', 'samples before you order'),
  ],
  [
    'party_supplies',
    brief('Custom cake toppers by Lena', 'moms planning birthdays', 'any name and color', 'ships in 3 days'),
  ],
  ['home_refills', brief('wool dryer balls by Ewe & Me', 'families', 'lasts 1,000 loads', 'no fragrance')],
  [
    'quiet_office',
    brief('QuietCube office phone booths', 'office managers', 'assembles in 90 minutes', 'blocks 35 dB'),
  ],
  [
    'sensors',
    brief('LeakLens water leak sensors', 'landlords and property managers', 'alerts in 30 seconds', '5 year battery'),
  ],
  [
    'packaging_supply',
    brief('Great Lakes Pallet Supply', 'warehouse managers', 'recycled 48x40 from $7.25', 'next day delivery on 100+'),
  ],
  [
    'fulfillment',
    brief(
      'ParcelYard 3pl fulfillment',
      'shops that outgrew the garage',
      'pick and pack from $2.40',
      'orders out the same day',
    ),
  ],
  [
    'equipment_dealer',
    brief(
      'Keystone Lift used forklift sales',
      'warehouse managers',
      'over 60 trucks in stock',
      '90 day powertrain warranty',
    ),
  ],
  [
    'trailers',
    brief('Big Sky trailers', 'ranchers and contractors', 'hitch install included', 'dump trailers in stock'),
  ],
  [
    'commercial_refrigeration',
    brief('PolarLine commercial refrigeration', 'restaurant owners', 'walk-in cooler repair', 'there in 4 hours'),
  ],
  [
    'linen_uniform',
    brief('Whitefold linen service', 'restaurants and salons', 'weekly pickup', 'no minimum first month'),
  ],
  ['scrap_recycling', brief('Rust Belt scrap metal', 'contractors and shops', 'paid by weight', 'roll off bins')],
  [
    'medical_waste',
    brief('SafeBin medical waste disposal', 'small clinics and tattoo studios', 'monthly pickup', 'no long contract'),
  ],
  ['prototyping', brief('LayerOne 3d printing', 'inventors and engineers', 'parts in 3 days', 'quotes in an hour')],
  [
    'trade_show',
    brief('AisleNine trade show booths', 'marketing teams', 'booth rental from $2,900', 'set up and taken down'),
  ],
  [
    'office_furnishing',
    brief('Second Desk used office furniture', 'growing teams', 'delivered and set up', 'we buy yours'),
  ],
  [
    'water_and_ice',
    brief('Clear Creek water delivery', 'offices of 5 to 100', 'no contract', 'swapped every two weeks'),
  ],
  [
    'family_law',
    brief('Carter family lawyer', 'parents going through a divorce', 'first talk by phone', 'flat fee options'),
  ],
  [
    'medicare_help',
    brief('Sunny Side medicare advisor', 'people turning 65', 'no cost to you', 'all plans in one sitting'),
  ],
  [
    'home_warranty',
    brief('HearthGuard home warranty', 'first time homeowners', 'plans from $39 a month', 'pick your own deductible'),
  ],
  ['property_tax', brief('FairShare property tax appeal', 'homeowners', 'pay only if it goes down', 'we file it')],
  [
    'closing_services',
    brief('Harborstone title company', 'buyers and agents', 'evening closings', 'one person from start to end'),
  ],
  [
    'business_filings',
    brief('PaperHat llc formation', 'first time founders', 'filed in 48 hours', 'registered agent included'),
  ],
  [
    'business_broker',
    brief('Second Act business broker', 'retiring owners', 'no fee until it sells', 'confidential valuation'),
  ],
  [
    'hr_consulting',
    brief('PeopleDesk hr consulting', 'companies of 10 to 80', 'handbook in 2 weeks', 'flat monthly fee'),
  ],
  [
    'background_checks',
    brief('ClearHire background screening', 'small employers', 'reports in 2 days', 'pay per check'),
  ],
  [
    'publishing_help',
    brief('Inkwell ghostwriting', 'people with a story', 'memoir in 9 months', 'first chapter before you commit'),
  ],
  [
    'speaking_coach',
    brief('Podium public speaking coach', 'managers who present', '4 sessions', 'on video or in person'),
  ],
  [
    'matchmaking',
    brief('Kindred matchmaking', 'busy professionals over 35', 'met in person first', '3 introductions a month'),
  ],
  ['cdl_school', brief('Big Rig cdl training', 'people looking for a new job', '4 weeks', 'weekend class')],
  ['career_training', brief('Lakeshore cna program', 'people changing careers', '8 weeks', 'evening classes')],
  [
    'motorcycle_school',
    brief('Iron Horse motorcycle training', 'new riders', 'bikes and helmets provided', 'weekend course'),
  ],
  [
    'volunteer_days',
    brief('Riverside neighborhood cleanup', 'neighbors and families', 'gloves and bags provided', 'saturday 9 to noon'),
  ],
  ['blood_drive', brief('Cedar County blood drive', 'neighbors', 'free parking', 'walk ins ok')],
  ['document_software', brief('DocuNest', 'small law firms', 'find any document in seconds', 'moves your files over')],
  [
    'freight_software',
    brief('DockMind yard management', 'logistics directors', 'drivers check in by text', 'live in 2 weeks'),
  ],
  [
    'survey_software',
    brief('PulseBadge', 'HR people at growing companies', 'one question survey every friday', 'anonymous always'),
  ],
  [
    'membership_software',
    brief('KidRoll daycare software', 'daycare directors', 'family check-in by phone', 'tuition paid online'),
  ],
  [
    'property_software',
    brief(
      'LeaseLark property management software',
      'small landlords',
      'rent online',
      'maintenance requests with photos',
    ),
  ],
  [
    'restaurant_software',
    brief('TableTide reservation software', 'restaurant owners', 'waitlist by text', 'no fee per cover'),
  ],
  ['course_platform', brief('Lessonry lms', 'training managers', 'quizzes and videos', 'live in a day')],
  [
    'estimating_software',
    brief('BidBuddy', 'painting contractors', 'estimates in 5 minutes', 'clients sign on the phone'),
  ],
  [
    'habit_app',
    brief('Habitly', 'people with good intentions', '2 minute daily check ins', 'streaks that forgive a missed day'),
  ],
  ['internet_provider', brief('Prairie fiber internet', 'rural families', 'no data caps', 'installed in a week')],
  [
    'cloud_phone',
    brief('RingBright business phone system', 'offices of 5 to 50', 'keep your numbers', 'set up in a day'),
  ],
  ['hard_cleanup', brief('Fresh Start hoarding cleanup', 'families of older adults', 'unmarked trucks', 'no judgment')],
  ['murals', brief('Bold Brick murals', 'shop owners and cities', 'sketch in 2 weeks', 'sealed for 10 years')],
  ['home_theater', brief('ReelRoom home theater', 'homeowners', 'one remote', 'wires in the wall')],
  ['circus_arts', brief('Skyhook aerial silks', 'adults who hate the gym', 'beginners welcome', '8 to a class')],
  ['bath_and_scent', brief('Moss & Fig perfume', 'women who like quiet scents', 'small batches', 'sample set $18')],
  ['collectibles', brief('Double Play sports cards', 'collectors and kids', 'we buy collections', 'grading drop off')],
  [
    'van_builds',
    brief('Drift van conversion', 'couples who travel', 'built in 8 weeks', 'plans with a real carpenter'),
  ],
  [
    'audio_work',
    brief('Second Take podcast editing', 'hosts with day jobs', 'back in 48 hours', 'show notes included'),
  ],
  ['community_music', brief('Riverbend community choir', 'people who like to sing', 'mondays at 7', 'no audition')],
  [
    'haunts',
    brief('Dutton Farms haunted corn maze', 'teens and college kids', '40 live actors', 'fridays through nov 2'),
  ],
  ['barbecue_joint', brief('Ember & Oak bbq joint', 'families and crews', 'smoked 14 hours', 'trays for 10')],
  [
    'legal_legwork',
    brief('Northgate private investigator', 'attorneys and families', 'written report', '20 years on the job'),
  ],
  ['rv_repair', brief('Wagon Wheel rv repair', 'RV owners', 'we come to your campsite', 'roof reseal from $495')],
  ['pottery', brief('Kiln Room', 'potters with no kiln', 'firing $4 a lb', 'open shelves 24/7')],
  [
    'countertops',
    brief('Graniteworks', 'people whose laminate is peeling', 'quartz from $49 sq ft', '180 slabs in the yard'),
  ],
  ['calibration', brief('Tru-Cal Calibration', 'qa managers', 'iso 17025 accredited', 'on site from $35 per gauge')],
  ['baby_sleep', brief('Nightlight Sleep Coaching', 'parents up at 3am', 'gentle no cry it out', 'daily text support')],
  ['data_recovery', brief('Data Docs', 'owners with a dead hard drive', 'no data, no charge', 'free diagnosis')],
  ['emissions_test', brief('Kwik Smog', 'drivers', '$39.95 smog check', 'no appointment needed')],
  [
    'crane_service',
    brief('Cascade Crane', 'contractors setting trusses', 'operator included', 'next-day availability'),
  ],
  [
    'wine_tours',
    brief('Barefoot Winery Tours', 'girls trips in Paso Robles', '4 wineries in one day', 'lunch included'),
  ],
  ['senior_fitness', brief('Fit After 50', 'people over 50', 'coaches certified in senior fitness', 'no mirrors')],
  [
    'coffee_cart',
    brief('The Daily Grind Coffee Cart', 'brides and offices', 'custom cup sleeves', 'oat milk included'),
  ],
  [
    'drain_cleaning',
    brief('Rapid Rooter', 'homeowners with a backed-up sewer', '$99 drain special', 'camera inspection'),
  ],
  [
    'water_heater',
    brief('Boise Hot Water', 'families out of hot water', 'tankless installed in a day', '10-year warranty'),
  ],
  [
    'boilers',
    brief('Fenwick Plumbing & Heating', 'landlords in Sheffield', 'gas safety certificates £65', 'boiler service £79'),
  ],
  [
    'collision_repair',
    brief('Westside Auto Body', 'drivers who just got rear-ended', 'we deal with insurance', 'lifetime paint warranty'),
  ],
  ['ice_sculptures', brief('FrostWorks', 'event planners in Chicago', 'custom ice sculptures', 'delivered and set up')],
  ['costumes', brief('The Stitch Witch', 'cosplayers in Atlanta', 'custom costumes from $200', 'wigs styled')],
  ['laundry', brief('The Wash House', 'renters without a washer', 'wash & fold $1.75/lb', 'back same day')],
  [
    'mobile_welding',
    brief('Iron Valley Welding', 'farmers with broken equipment', 'mobile welding', 'two-hour response'),
  ],
  ['drywall', brief('ProPatch Drywall', 'landlords between tenants', 'holes patched same day', 'texture matched')],
  ['rv_park', brief('Happy Camper RV Park', 'snowbirds', 'full hookups $45/night', 'heated pool')],
  ['baby_food', brief('Tiny Spoon', 'moms starting solids', 'organic purees', '8 pouches $32')],
  ['running_coach', brief('Trailblaze Running', 'people doing their first 5k', '8 week plan', 'coach texts you')],
  ['firewood', brief('Cinder & Oak Firewood', 'homeowners with wood stoves', 'kiln-dried oak', '$329 a cord')],
  ['doula', brief('Willow & Wren Doula Care', 'first-time parents', 'on call from week 38', 'sliding-scale fees')],
  [
    'headstones',
    brief(
      'Evergreen Memorial Stones',
      'families who need a headstone',
      'granite from $795',
      'we handle the cemetery permit',
    ),
  ],
  ['goat_grazing', brief('Nibble Crew Goat Rental', 'ranchers', 'goats clear 1 acre a day', 'fence & herder incl')],
  [
    'portable_sawmill',
    brief('Rough Cut Portable Sawmill', 'landowners with downed oaks', 'we come to you', 'logs to 36 in'),
  ],
  ['interpreting', brief('Voz Clara Interpreting', 'clinics', 'certified medical interpreters', 'on site or by video')],
  ['shipped_seafood', brief('Cold Cove Oysters', 'home shuckers', 'harvested the day we ship', '50 ct box $68')],
  ['taxidermy', brief('Wildwood Taxidermy', 'hunters', 'shoulder mounts from $650', 'drop-off freezer')],
  [
    'backyard_poultry',
    brief('Henhouse Supply', 'first-time chicken keepers', 'starter flock of 6 pullets', 'coop set up'),
  ],
  ['seeds', brief('Prairie Seed Co', 'gardeners in zone 4', 'bred for short seasons', 'ships Feb 1')],
  ['wine_club', brief('Sip Society', 'wine lovers stuck in a rut', '3 bottles $59/mo', 'small growers only')],
  ['veg_box', brief('Farmstand Box', 'parents who hate the Sunday shop', 'veg box £14', 'from 12 farms in Kent')],
  ['limo', brief('Luxe Limo', 'prom parents', '10 passengers from $95/hr', 'no hidden fees')],
  [
    'design_studio',
    brief('Pixel & Pine', 'startups without a designer', 'logo and brand kit $1,900', 'unlimited revisions'),
  ],
  ['tarot', brief('Moonlit Tarot', 'women going through a change', '30-minute reading $45', 'online or in person')],
  [
    'genealogy',
    brief('Roots Family Tree', 'people curious about grandparents', 'DNA explained', 'a report you can print'),
  ],
  ['podcast_studio', brief('Studio Sixty Podcast', 'business owners', 'record in 1 hour', 'edited in 3 days')],
  ['smash_room', brief('The Rage Room', 'stressed-out friends', '20 minutes for $40', 'gear included')],
  ['record_clearing', brief('CleanSlate Expungement', 'people with an old record', 'flat fee $695', 'we file it')],
  ['bait_shop', brief('Lakeside Bait & Tackle', 'anglers on Lake Erie', 'live minnows', 'open at 5am')],
  ['bowling_alley', brief('Starlite Lanes', 'families in Toledo', 'bowling from $4 a game', 'cosmic bowling fridays')],
  ['billiards', brief('Corner Pocket', 'league players', '12 pool tables by the hour', 'nine ball on tuesdays')],
  [
    'shooting_range',
    brief('Ironwood Gun Range', 'first time shooters in Tulsa', '14 indoor lanes', 'safety briefing included'),
  ],
  [
    'archery_range',
    brief('Straight Arrow Archery', 'teens and adults', 'indoor archery range', 'beginner lessons $25'),
  ],
  ['hunting_trips', brief('Big Bend Outfitters', 'hunters', 'guided elk hunts in Montana', 'lodge and meals included')],
  [
    'golf_simulator',
    brief('The Back Nine Indoor Golf', 'golfers in Buffalo', '4 simulator bays', '$40 an hour per bay'),
  ],
  ['gymnastics', brief('Flip City', 'parents of kids 3-12', 'gymnastics and tumbling', 'small classes')],
  ['spin_studio', brief('Volt Cycle Studio', 'beginners in Denver', '45 min spin classes', 'shoes included')],
  ['rafting', brief('Gauley Runners', 'families and groups', 'half day rafting trip $79', 'wetsuits included')],
  [
    'powersports_rental',
    brief(
      'Timberline Powersports Rentals',
      'visitors to Grand Lake',
      'snowmobile rentals from $150',
      'helmets included',
    ),
  ],
  [
    'houseboat_rental',
    brief('Shasta Houseboats', 'families', 'sleeps 10, slide on the top deck', '3 nights from $1,900'),
  ],
  ['party_bus', brief('Nightline Party Bus', 'bachelorettes in Nashville', 'seats 24', 'led lights and sound')],
  ['wine_bar', brief('Cork & Candle Wine Bar', 'date nights in Boise', '40 wines by the glass', 'flights $18')],
  ['breakfast_place', brief('Dot’s', 'early birds in Duluth', 'pancakes and hash browns', 'open at 5:30')],
  ['popcorn_shop', brief('Pop Culture', 'snackers in Omaha', 'caramel corn made daily', '32 popcorn flavors')],
  [
    'flower_farm',
    brief('Wild Acre Flower Farm', 'flower lovers near Lancaster PA', 'dahlias and zinnias', '$25 bouquets'),
  ],
  [
    'tack_shop',
    brief('Broken Spoke Tack & Saddlery', 'riders in Ocala', 'used saddles on consignment', 'saddle fitting $75'),
  ],
  ['dog_breeder', brief('Maple Run Goldens', 'families', 'akc puppies, health tested parents', '8 weeks old in May')],
  ['pet_store', brief('Paws & Claws Pet Supply', 'pet owners in Salem', 'dog and cat food', 'self-serve dog wash $15')],
  [
    'weight_loss_clinic',
    brief('Lakeside Medical Weight Loss', 'adults in Plano', 'physician-supervised', 'weekly weigh-ins'),
  ],
  [
    'laser_hair_removal',
    brief('Smooth Theory', 'women 20-45 in Tampa', 'laser hair removal packages', 'underarms $49 a session'),
  ],
  [
    'plastic_surgery',
    brief('Dr. Alvarez Plastic Surgery', 'women in Scottsdale', 'facelift and eyelid surgery', 'virtual consults'),
  ],
  [
    'vein_clinic',
    brief('Piedmont Vein Center', 'adults 45+', 'varicose veins treated in the office', 'medicare accepted'),
  ],
  ['denture_clinic', brief('Smile Again Dentures', 'seniors in Spokane', 'same day repair', 'full dentures from $895')],
  ['blood_lab', brief('QuickDraw Labs', 'adults without a doctor', 'blood tests from $29', 'results in 2 days')],
  [
    'lactation',
    brief('Milk & Honey Lactation', 'new moms in Portland', 'home visits', 'ibclc, most insurance accepted'),
  ],
  [
    'addiction_rehab',
    brief(
      'New Harbor Recovery Center',
      'families in Phoenix',
      'detox and outpatient program',
      'insurance verified by phone',
    ),
  ],
  [
    'medical_supplies',
    brief('Carepoint Medical Supply', 'seniors and caregivers', 'wheelchair rentals', 'cpap and ostomy'),
  ],
  [
    'prosthetics',
    brief('Stride Prosthetics', 'amputees in San Antonio', 'prosthetic legs made here', 'unlimited adjustments'),
  ],
  [
    'hypnotherapy',
    brief('Still Water Hypnosis', 'smokers who want to quit', 'hypnosis for sleep and stress', 'sessions by zoom'),
  ],
  ['tanning_salon', brief('Bronze Bay Tanning Salon', 'college students', 'stand-up beds', 'month unlimited $29')],
  ['cemetery', brief('Evergreen Cemetery', 'families in Macon', 'cremation niches from $1,200', 'green burial')],
  [
    'sewing_lessons',
    brief('Thimble & Thread', 'beginners in Richmond', 'learn to sew in 4 weeks', 'sewing machines provided'),
  ],
  ['candle_workshop', brief('The Wick Room', 'date nights and birthdays', 'pour your own candle $38', '60 scents')],
  [
    'beauty_school',
    brief('Clip & Crown Barber College', 'career changers in Memphis', 'barber license in 10 months', 'payment plans'),
  ],
  [
    'bartending_school',
    brief('Last Call Bartending School', 'night owls in Las Vegas', '2 week course', 'help with finding jobs'),
  ],
  [
    'art_lessons',
    brief('North Light Studio', 'adults and teens in Savannah', 'drawing lessons from $30', 'all materials included'),
  ],
  [
    'homeschool_coop',
    brief('Acorn Homeschool Co-op', 'families near Knoxville', 'classes on fridays', 'science, art, and Spanish'),
  ],
  [
    'fencing_club',
    brief('Salle Boise Fencing Club', 'kids and adults', 'foil and epee', 'first class $10, gear included'),
  ],
  [
    'dyslexia_tutors',
    brief(
      'Bright Page Dyslexia Tutors',
      'parents of struggling readers',
      'orton-gillingham trained',
      'online or in Madison',
    ),
  ],
  [
    'wedding_hair',
    brief(
      'Pinned by Paige',
      'brides in Charleston',
      'updos and trials, we travel to you',
      'bridal party hair from $85',
    ),
  ],
  [
    'boudoir_photos',
    brief('Velvet Room Boudoir', 'women in Kansas City', 'hair and makeup included', 'album from $450'),
  ],
  [
    'drone_photos',
    brief('Skyline Aerials', 'resorts and event planners in Maui', 'drone video in 4k', 'drone photos from $250'),
  ],
  ['portrait_artist', brief('Hale Portraits', 'families', 'oil portraits from your photo', '16x20 from $600')],
  ['paintball', brief('Splat Zone Paintball', 'birthday groups and teams', 'gear and 200 balls $35', 'ages 10+')],
];

const misread: readonly (readonly [string, Texts])[] = [
  [
    'appliance_repair',
    brief('Nonna’s Freezer', 'busy families', 'bake from frozen in 55 minutes', 'delivered Tuesdays & Fridays'),
  ],
  ['hobby_kits', brief('Beekeeping starter kit', 'gardeners', 'live video help', 'ships free')],
  ['snow_removal', brief('Snow Cones by Kay', 'schools', '12 flavors', 'we come to you')],
  ['rafting', brief('Cedar Rapids Tailoring', 'grooms', 'suits hemmed in 2 days', 'open late')],
  ['bowling_alley', brief('Bowling Green Widgets', 'locals', 'open saturdays', 'ships free')],
  ['addiction_rehab', brief('Revive Recovery Center', 'runners', 'cryo and compression boots', 'first visit $20')],
  ['security_guards', brief('Gutter guard install', 'homeowners', 'micro mesh', 'one day install')],
];

describe('the trade of a brief', () => {
  it('is tested for every trade', () => {
    expect(new Set(briefs.map(([id]) => id))).toEqual(new Set(trades.map(({ id }) => id)));
  });

  it.each(briefs)('is found: %s', (id, texts) => {
    expect(tradeOf(texts)?.id).toBe(id);
  });

  it.each(misread)('is not misread as %s', (id, texts) => {
    expect(tradeOf(texts)?.id).not.toBe(id);
  });

  it.each([
    ['a product that nothing is said of', brief('X', 'everyone', 'fast')],
    ['a trade that is not known', brief('Quarry & Sons', 'sculptors', 'Granite by the ton', 'Cut to size')],
    ['an audience alone', brief('Brandwave', 'dentists', 'Set up in a day')],
    ['an audience that says it twice', brief('Coldharbour', 'wedding planners', 'A sketch in a day')],
    ['two words for the sound of them', brief('Kettle & Quill', 'letter writers', 'Stamps included')],
    ['a single benefit', brief('Vellum Lane', 'museums', 'Climate controlled studio')],
    ['two trades at once', brief('Corner Goods', 'locals', 'Fresh bread', 'New eyeglasses')],
    ['another language', brief('抹茶ラテ', '20代の女性', '宇治抹茶100%', '砂糖不使用')],
  ])('is open for %s', (_name, texts) => {
    expect(tradeOf(texts)).toBeUndefined();
  });

  it('goes by the product more than by whom it is for', () => {
    expect(tradeOf(brief('FlowDesk CRM', 'plumbers and roofers'))?.id).toBe('crm');
    expect(tradeOf(brief('Payroll for restaurants', 'restaurant owners', 'Direct deposit'))?.id).toBe('payroll_hr');
  });

  it('reads whole words, with the s of a plural, whatever their capitals', () => {
    expect(tradeOf(brief('BAKERIES United', ''))?.id).toBe('bakery');
    expect(tradeOf(brief('Plumber’s Choice', ''))?.id).toBe('plumber');
    expect(tradeOf(brief('Plumberella', ''))).toBeUndefined();
    expect(tradeOf(brief('constructor toString __proto__', ''))).toBeUndefined();
  });

  it('reads the words that a name joins', () => {
    expect(tradeOf(brief('InvoiceNinja Pro', 'freelancers', 'Get paid faster'))?.id).toBe('bookkeeping_software');
    expect(tradeOf(brief('SunRoof Solar', 'homeowners', 'Solar panels for $0 down'))?.id).toBe('solar');
  });

  it('is not that of a word which the next one makes something else of', () => {
    expect(tradeOf(brief('Lotus yoga mats', 'home practitioners', 'Natural rubber'))).toBeUndefined();
    expect(tradeOf(brief('FadeAway tattoo removal', 'adults', 'All ink colors'))).toBeUndefined();
    expect(tradeOf(brief('SafeKeep wine storage', 'collectors', '55 degrees all year'))?.id).toBe('storage');
    expect(tradeOf(brief('RoadReady driving school', 'nervous teens'))?.id).toBe('driving_school');
    expect(tradeOf(brief('Saddleback Composting Toilets', 'cabin owners', 'No septic'))).toBeUndefined();
  });

  it('is no program where something is made and shipped', () => {
    const rack = {
      product: 'QuietRack',
      audience: 'law firms and IT managers',
      benefits: ['made in Ohio', 'ships in 10 business days'],
    };
    expect(isSoldToWork(rack)).toBe(false);
    expect(isSoldToWork({ ...rack, benefits: ['works offline'] })).toBe(true);
  });

  it('is that of the last word of a name before that of another', () => {
    expect(tradeOf(brief('Copper Kettle Coffee', 'early risers', 'Open at 5:30'))?.id).toBe('coffee');
    expect(tradeOf(brief('Hotel Marisol', 'couples', 'Rooftop pool'))?.id).toBe('hotel');
  });

  it('is what a fact alone says is sold, and what the name ends with, whatever its facts are of', () => {
    const hauling = brief('HaulRight', 'landlords', 'same day junk removal', 'licensed and insured');
    expect(tradeOf(hauling)?.id).toBe('junk_removal');
    expect(tradeOf(brief('HaulRight', 'landlords', 'no junk removal'))).toBeUndefined();
    const vet = brief('Pine Ridge Vet', 'cat owners', 'same day sick visits', '$49 first exam');
    expect(tradeOf(vet)?.id).toBe('veterinarian');
  });

  it.each([
    ['bedding', brief('Black Friday mattress clearance at Dreamland', 'anybody', 'ends monday', 'free haul away')],
    ['sharpening', brief('knife sharpening by mail - Edgewise', 'home cooks', '$9 a knife', 'free chip repair')],
    ['pilates', brief('The Barre Room', 'beginners', '30 days for $59', 'childcare on site')],
    ['brewery', brief('Northwind Brewing', 'craft beer fans', '12 beers on tap', 'live music on Fridays')],
    ['bakery', brief('Crumb & Co Bakery', 'moms planning kids birthday parties', 'nut free kitchen')],
  ])('is not that of what stands around it, or of who buys: %s', (id, texts) => {
    expect(tradeOf(texts)?.id).toBe(id);
  });

  it('of a program for firms may be in a single benefit', () => {
    const benefits = ['daily logs from your phone', 'works offline'];
    expect(tradeOf(brief('FieldNote', 'general contractors', ...benefits))?.id).toBe('crew_software');
    expect(tradeOf(brief('Field', 'everyone', ...benefits))).toBeUndefined();
  });

  it('is either of two whose customers do the same', () => {
    const texts = brief('Habitat for Hounds', 'animal lovers', 'Tax deductible', '400 adopted in 2025');
    expect(tradeOf(texts)?.acts[0]).toBe('Donate now');
  });

  it('counts a word once, whatever its number', () => {
    expect(tradeOf(brief('PayRight payroll', 'shop owners', 'Files taxes in all 50 states'))?.id).toBe('payroll_hr');
  });

  it('reads no more of a long text than its beginning', () => {
    expect(tradeOf(brief(`${'x '.repeat(100_000)} bakery`, ''))).toBeUndefined();
  });
});
