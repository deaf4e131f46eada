/** Words that are a name wherever they stand; anything else that begins in capitals may be written small. */
export const properNames: ReadonlySet<string> = new Set(
  (
    'adobe africa airbnb alexa amazon america american android apple asia asian australia australian austria austrian bluetooth boston ' +
    'brazil brazilian britain british california canada canadian chicago china chinese christmas colombian danish dutch easter ' +
    'arabic bengali cantonese english farsi gujarati hebrew hindi mandarin punjabi tagalog tamil urdu ' +
    'ethiopian etsy europe european excel facebook florida france french friday german germany gmail google greek halloween hanukkah ' +
    'hollywood hubspot india indian instagram ireland irish israel italian italy japan japanese korea korean linkedin london ' +
    'mediterranean mexican mexico microsoft monday netflix netherlands norway norwegian outlook paris paypal peloton pilates pinterest ' +
    'poland polish portugal portuguese quickbooks russian salesforce saturday scandinavian shopify slack spain spanish spotify stripe ' +
    'sunday sweden swedish swiss switzerland texas thai thanksgiving thursday tiktok tuesday turkish twitter uber usa vietnamese ' +
    'wednesday whatsapp windows wordpress xero york youtube zapier zoom january february april june july august september ' +
    'october november december mon tues wed thurs fri sat jan feb apr aug sept oct nov dec'
  ).split(' '),
);

/** Adjectives that benefits begin with. Before a noun they belong to it, before a preposition they say what something is. */
export const adjectives: ReadonlySet<string> = new Set(
  (
    'accessible accurate adjustable affordable authentic automatic available beautiful better big breathable bright calm ' +
    'certified cheap clean clear comfortable compact compatible complete confident convenient cool crisp custom delicious durable ' +
    'easy eco-friendly efficient effortless elegant energy-efficient environmentally ethical exclusive expert fair family-friendly farm-to-table ' +
    'fast faster flexible free fresh friendly full fun gentle genuine gluten-free great handmade happy healthy heavy-duty high ' +
    'honest hypoallergenic independent instant insured kid-friendly large light lightweight local long-lasting low loud ' +
    'luxurious machine-washable mobile modern natural new nutritious odor-free open organic original pet-friendly ' +
    'perfect personal plastic-free playful portable powerful practical precise premium private professional proven pure ' +
    'quick quiet ready real rechargeable recyclable relaxing reliable rich safe same-day scalable secure sharp short ' +
    'silent simple skilled sleek small smart smooth soft solid soothing spacious stain-resistant strong stylish sugar-free ' +
    'suitable sustainable sweet tasty thick thin timeless tough transparent ultra-light unique vegan vegetarian versatile warm ' +
    'washable water-resistant waterproof weatherproof wide wireless'
  ).split(' '),
);

/** Single things, which want an article: "a 10-year warranty". */
export const countNouns: ReadonlySet<string> = new Set(
  (
    'account address advisor rotation allowance app device assistant assessment bag bath battery bed bonus bottle box breakfast calculator calendar camera card ' +
    'case certificate checklist checkout class coach code consultation consultant course crew cup dashboard day deal ' +
    'delivery demo design desk discount doctor drawer editor engine estimate exchange expert feature fee filter finish fit fleet ' +
    'flavor frame garden gift guarantee guide handle home hour interface kit kitchen layout lesson library lid list location ' +
    'loan loaner lock manager map meal membership menu mentor motor network night offer office option order package pack page panel partner ' +
    'pass plan planner platform pocket pool portal price process profile program promise quote range rate receipt recipe ' +
    'refund report return review ride roof room routine sample scan schedule screen seat section selection service session set setup shop sign-up ' +
    'site size sla sole space store strap studio subscription table taste team technician template test tool tour trainer transfer trial ' +
    'agent alarm album arena arrangement attorney backpack balcony ballroom bar barbecue barber barista bike blender boat bonfire bookkeeper booth bracelet cabin caregiver ' +
    'chair chapel charger chef cleaner club collection cottage counselor crib deck dentist director dishwasher doorbell dress driver driveway dryer edition ' +
    'appointment apartment barn bathroom bench bouquet brochure brunch bus candle chalet clinic counter courtyard department ' +
    'dish document doula eye farm garage garment gym hut image inn instrument kiosk lodge lobby marina message mill ' +
    'mug orchard ornament pan pier plate playroom playhouse pond porch potter ramp roaster rooftop sailboat seamstress session ' +
    'showroom slide spa specialist statement station stove street table machine maker grinder kettle mixer mower drill pillow blanket rug mug cooler grill smoker heater purifier humidifier monitor keyboard ' +
    'headset speaker tracker tumbler moisturizer cleanser tailor tank taproom tasting vault villa vineyard winery yurt ' +
    'elevator engineer fence fireplace fridge gown greenhouse guidebook gym hall headshot helmet hen host hygienist inspection instructor jacket ' +
    'dozen jacuzzi kayak lamp lawyer lounge mattress mechanic necklace newsletter notary nurse oven patio photographer photo pit playground playlist ' +
    'podcast poster ring sauna school scooter sensor shave shuttle sofa stage stroller stylist suite teacher technician tent terrace theater ' +
    'thermostat towel trail train truck van veranda vet waiter wallet wardrobe webinar workbook ' +
    'area audit bouncer call chart consult crane facial fitting flight floor groom haircut hayride hike invitation jar lane makeover manicure mow ' +
    'pedicure platter pop-up pump-out quartet reader reminder reservation sampler screening sitter sleigh spot submarine taco ticket tray treadmill trim ' +
    'tune-up wreath ' +
    'activity alert alley aquarium arcade assortment badge bakery band bartender basket bathtub beekeeper bookcase ' +
    'bookshelf border bridge buffet bunk cabinet cake calf campfire campsite canoe canopy carpenter carriage cart cat ' +
    'catalog ceiling celebration challenge checkup classroom client clock closet cocktail company competition conference ' +
    'contest contract contractor cookie costume creek curriculum deposit detective diagram diary dispatcher dog doll donut ' +
    'door drone electrician email envelope exam example excavator exhibit expo facilitator farmer festival finisher fixture ' +
    'folder forklift fountain freezer friend gardener gate generator goat grandparent gutter hammock harness highlight ' +
    'horse hotline houseboat hub idea install interpreter island journal judge kennel key lab laptop launch leash license ' +
    'lifeguard listing log logo magazine magician mailbox mat maze midwife movie mural museum nanny neighborhood notebook ' +
    'nutritionist operator outlet owner paddle pageant painter parade park parrot pen person phone piano picnic pipe player ' +
    'plumber podium portrait pot producer puppy puzzle quiz recital registry representative rescuer resort responder ' +
    'restroom resume rider rocket rope route saddle sandbox sandwich scarf sculpture shelter sheriff shower signature ' +
    'singer skylight soundtrack sponsor starter student supervisor surface t-shirt tablet tower toy tractor trailer trainee ' +
    'translator trophy troupe tunnel turnaround umbrella uniform vehicle vendor venue vest village wagon well winch worker ' +
    'workplace wristband writer yard zoo ' +
    'appraisal evaluation headstone luthier valuation ' +
    'tutor update upgrade version video view visit voucher warehouse warranty week website window workout workshop year'
  ).split(' '),
);
/** Things that are measured, not counted, and so stand without an article. */
export const substances: ReadonlySet<string> = new Set(
  (
    'accuracy analysis bacon beef bedding bloodwork bluegrass bread breakfast brunch butter cardboard catering cheese chicken chili chocolate cider clay cloth cream crust dinner dough ' +
    'electricity fabric feed felt fertilizer film financing firewood fish flour foam fruit fuel garlic gas glass glue gold gravel grout hay heat immersion ' +
    'honey ice ink jam jazz jewelry juice kombucha lasagna laundry lighting linen lumber lunch meat merino mesh milk mulch ' +
    'oil paint paper pasta pizza pickup plastic pork poultry produce protein rice salad salsa salt sand sauce seating seed shampoo silk silver soil ' +
    'sourdough staffing stone storage sugar tax telehealth tile transportation tuition turf vinyl wax wi-fi wifi wine yarn'
  ).split(' '),
);
/** Of these, people say both, and without an article nobody stumbles. */
const mostlyMass = new Set('breakfast checkout delivery design service setup space taste'.split(' '));

export const wantsArticle = (noun: string): boolean => countNouns.has(noun) && !mostlyMass.has(noun);

/** Words that the name of a trade or a ware begins with: "Dog walking", "Trail running shoes". */
export const ordinaryFirsts: ReadonlySet<string> = new Set(
  (
    'accounting acting air appliance art auto baby backyard band bathroom beach beauty bed bike boat body book bookkeeping bread bridal ' +
    'bridge business cake camping candle car carpet cat catering chess child childcare cleaning closet coffee community computer cooking ' +
    'corporate couples credit dance data daycare debt dental dog dog-walking driving drum email english estate event eye family fence fishing ' +
    'fitness flooring flower food french furniture garage garden gift glass golf graphic guitar gutter hair hand handyman health heating ' +
    'home horse hot house ice insurance interior invoice italian jewelry junk juice karate kids kitchen landscaping language laptop laundry lawn ' +
    'leather legal life light logo marketing massage math meal meditation men menswear mortgage motorcycle moving music nail office ' +
    'painting pallet party pasta pest pet phone photo photography piano pilates pizza plumbing pool printing property real roof roofing ' +
    'running sailing sales school screen scuba sewing shoe singing skin skincare sleep snow soap social software solar spanish speech ' +
    'sports storage student surf swimming tax tea tech tennis test tile tire trail travel tree tutoring used vacation video violin voice ' +
    'waste water web website wedding weekly weight window wine women wood workout yard yoga'
  ).split(' '),
);
