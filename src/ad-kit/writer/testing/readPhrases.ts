import type { PhraseKind } from '../reading/phraseKind';

/** One phrase a line, as people type them. */
const phrases: Readonly<Record<PhraseKind, string>> = {
  thing: `
24/7 support
Support around the clock
hand-forged knives
Full gallery in three weeks
Same-Day Appointments
same day delivery
Fully insured cleaners
GPS tracked walks
healthy meals in 20 minuts
Design by architects
Plans for every budget
Tracks in every genre
Books for ages 3 to 8
Framed prints
Guides in 12 languages
Tours every hour
Covers in 40 colors
Reports your boss will read
Charts that explain themselves
Seats for 40
Drinks by the fire
Shades for every window
Samples of every fabric
Classes for all levels
SHOWERS AND LOCKERS
Lists of vendors we trust
Blocks of ash and maple
Book of 200 recipes
Play area for toddlers
Swim lessons for babies
Drive-through pickup
Test kits in every box
Sleep coaching
Plan B for rainy days
Exercise Library
Repair service at your door
Store pickup
Answer keys for teachers
Water filters
Small classes of 8
over 120 step-by-step projects
A dedicated account manager
one-on-one coaching
The softest sheets in the house
two-factor authentication
a 10-hour battery
Loft bedrooms with sea views
Heated indoor pool
Private tasting room
Farm-to-table menu
fresh pasta
Sourdough bread, bagels and rye
Natural wines by the glass
Weekly progress reports
Homework help after school
Bilingual teachers
Emergency plumbing, day or night
Next-day crowns
Digital x-rays
a nurse on call
Physical therapy after surgery
Estate planning for young families
Immigration lawyers who speak Spanish
Trucks with lift gates
Climate-controlled storage units
Organic cotton towels
Hand-poured soy candles
Low-maintenance garden design
Drought-tolerant plants
Boarding for cats
Puppy classes on Sundays
Drone footage of your venue
Live jazz on Fridays
Late-night study rooms
Workshops for beginners and pros
Job placement support
Help with your first tax return
Color matching`,
  does: `
Ships in 24 hours
grips on wet rock
Works Offline
Plans shifts for 3 sites
Contains wheat.
saves time
Saves hours every week
Integrates with Slack and Gmail
declutters your inbox
Encrypts & compresses data
restores in minutes
Automates compliance
Reduces stress
Tracks your heart rate
Books rooms in seconds
Prints up to 40 pages a minute
Stores 10,000 photos
Guides you through tax season
Covers your whole family
CUTS ENERGY BILLS
Reports every outage within a minute
Matches you with a tutor
Charts your progress
Repairs split ends
Seats six
Shades your patio
Lists your home on 40 sites
Checks 300 sources
Blocks trackers
Parks in tight spots
Fits any wallet
Has room for six bikes
comes with a carrying case
Lasts 10 years
Never jams
Won’t scratch your floors
doesn't shrink in the wash
Quietly cleans while you sleep
Also works on Macs
Helps you fall asleep faster
Lets you invite guests
Keeps coffee hot for 12 hours
Makes 12 cups
Removes pet hair
kills 99.9% of germs
Charges in 15 minutes
Runs on solar power
Folds flat
Turns scraps into compost
Sends reminders by text
Answers calls after hours
Syncs with QuickBooks
Speaks 14 languages
Learns your schedule
Tastes like summer
Protects against rust
Delievers overnight
Pays for itself in a year
Starts on the first pull
Stays cool to the touch
Supports 40 file types
Designs your kitchen in 3D
Watches your accounts for fraud
Reads bedtime stories aloud
Grows with your child
Treats sports injuries
Teaches kids to code
Hauls away your old mattress
Handles payroll in all 50 states
Translates menus
Brings the farmers market to your door
Serves breakfast all day
Measures air quality in every room
Fixes cracked screens
ranks your keywords daily`,
  can: `
Save energy
skip any week
Cancel anytime
cancel anytime!!
Pay after you get hired
Cook paella over open fire
Track orders
Support local farmers
Design your own ring
Book online in 60 seconds
Play any instrument
Park at the door
Swim all year
Drive home the same day
Work from anywhere
Sleep through the night
Plan meals in minutes
Exercise at home
Store your bike indoors
Shop by room
Ride the waves
Paint with friends
Answer calls from your laptop
Skip or pause any week
Learn at your own pace
Never miss a deadline
🔥 Learn your favorite songs
Lose weight without dieting
Find your style
Meet local makers
Get answers from a real person
skip the line
See results in a week
Sell your car from your couch
Trade stocks on your phone
Send money abroad in minutes
Build a website in an afternoon
Launch your store today
Hire developers in 48 hours
manage all your listings in one place
Split the bill with friends
Switch plans whenever you like
Watch on any device
Listen offline
Speak Italian by summer
Pass your exam on the first try
Build credit
Know what your home is worth
Keep your phone number
Bring your own laptop
Choose from 40 fabrics
Mix and match
TASTE WINE STRAIGHT FROM THE BARREL
Pick your own berries
Wake up to mountain views
Explore the old town by bike
Camp under the stars
Train with former Olympians
Run your first 5K
Breathe easier
Walk without pain
Feel like yourself again
Smile with confidence
Sign documents from anywhere
Approve time off in one tap
See who is working tonight
Heat only the rooms you use
Order ahead
Taste before you buy
Grow tomatoes on a balcony
Set it and forget it
Use it on any surface`,
  state: `
Machine washable
open Saturdays
Open on Saturdays
Open Sundays
BYOB
Roasted every Thursday
Roasted the day before it ships
Taught by practitioners
waterproof
fast
Organic
Vegan
Easy to use
easy to clean
Gentle with kids
Gentle on skin
Made to order
Hand-stitched
Handmade by a family of potters
Ready in 20 minutes
Ready to hang
Available in 12 colors
Always fresh
Safe for babies
Open 24/7
OPEN LATE
Open till midnight
Open until 2 a.m.
Walk-ins welcome
Dogs welcome
by appointment only
Adults only
In stock
On time, every time
Built to last
Built for small teams
Wheelchair Accessible
Printed on recycled paper
Financing Available
Dog friendly
kid-friendly
Biodegradable
Fully customizable
Compatible with iOS and Android
Lightweight and durable
Soft
Crispy outside, soft inside
Quiet as a library
Small enough for a backpack
Perfect for beginners
Ideal for small kitchens
Baked before dawn
Picked at peak ripeness
Aged 18 months in oak
Brewed in small batches
Encrypted end to end
Updated daily
Written by nurses
Designed by architects
Backed up every hour
Monitored around the clock
Delivered to your desk
Packed in glass
Cut to size
Tailored to your body
Free to roam, never caged
Dishwasher safe
Fire resistant
Rain or shine
Fluent in Spanish and Mandarin
Affordable
Reliable and discreet
Cozy
Simple, fast, private
Run by volunteers`,
  sentence: `
We answer at 3 a.m.
you can skip any week
You can return empty jars
Keys stay on your phone
Your keys stay on your phone
we come to you
We come to you.
Doors open at 7
Orders arrive warm
Lessons start every Monday
Kids learn by doing
Plants arrive potted
Your data never leaves Europe
Every jar is sealed by hand
Kids love it
It just works
It’s easier than it looks
There is something for everyone
There's a class every evening
Our chefs cook in front of you
We speak your language
We do the paperwork
we pick up and deliver
You talk to the owner
Your lawyer calls you back
They sleep, you ski
Nobody sees your data
Nothing leaves your phone
All our guides are divers
All dishes are cooked over wood
The battery lasts a week
The bus stops at the gate
Our nurses visit you at home
Everything is made in-house
We plant a tree for every order
We never sell your data
I answer every email myself
I come to your home
Each table has its own grill
Each piece is one of a kind
If it rains, we move inside
Our bread has three ingredients
WE BUY UGLY HOUSES
Parking is easy
Delivery takes one day
Setup takes five minutes`,
  offer: `
20% off the first order
$49 diagnostic
$49 Diagnostic Visit
first month free
First lesson is FREE
first lesson is free
Kids under 3 free
Children under 5 are free
0.15% annual fee
Free shipping over $30
Free delivery over $30
free shipping
Free returns
Free Wi-Fi
Free parking
Free initial consultation
30-day free trial
from $15/walk
From $9.99 a month
starting at $199
Starts at $19/month
$5 off
$20 off your first box
Half price for students
Two-for-one Tuesdays
Buy one, get one free
Buy 2 get 1 free
BOGO
Lifetime access for $99
$0 down
€9 a month
£25 per session
Only $3 a day
Flat $25 per visit
4.5% APY
Free for nonprofits
Free for up to 5 users
free gift with every order
Free coffee refills
Save 15% with code SPRING
Up to 60% off
50% OFF!!
Seniors pay half
Shipping is free
Two tickets for the price of one
Ships free
Your second pair is on us
1.5% cash back`,
  deadline: `
Preorder by Thursday, pick up Saturday
order by Thursday
Order by Dec. 18
Order by noon, ships today
Ends Sunday
ends 12/31
Sale ends Friday
Until December 24
Only until midnight
20% off until Sunday
Free setup until June 30
Enroll by August 15
Register by May 1
Apply by 11/30
Applications close Friday
Registration closes May 1
Enrollment ends Sept. 5
RSVP by May 2
Last day to order: Dec 20
Last chance: Sunday
Early bird until March 3
Early-bird price ends tonight
Offer valid through 6/30
Offer expires Monday
This weekend only
Today only
48 hours only
Only 3 days left
Two days left
Book before Easter
Book by Sunday, save 20%
Order before noon, get it tomorrow
Through January 15
TODAY ONLY: 30% OFF
Pre-sale ends at midnight
Sign up before the 15th`,
  proof: `
4.9 stars from 800 reviews
4.8★ on Google
Rated 4.7 by 2,000 guests
5-star rated
FDA approved
FDA-Approved
FDA cleared
Since 1978
since 1985
Family-owned since 1962
In business for 40 years
30 years of experience
25+ years experience
Track record of 20 years
Trusted by 3,000 teams
trusted by 10,000 families
Loved by 50,000 parents
Used by NASA
Licensed and insured
ISO 27001 certified
SOC 2 Type II certified
Certified B Corp
Board certified
Board-certified dermatologists
ADA accredited
Accredited by the BBB
A+ rating from the BBB
Award-winning
Winner of the 2025 James Beard Award
Voted best pizza in Queens
Voted #1 in Tampa
As seen in The New York Times
Featured in Vogue
Recommended by dentists
Recommended by 9 out of 10 vets
Clinically proven
Dermatologist tested
more than 5 million downloads
98% of students pass
Michelin-starred chef
HIPAA compliant
Energy Star certified`,
  absence: `
no setup fee
no fee unless we win
No Fee Unless We Win
without contracts
No contracts
No contract, no hassle
no grocery shoping
No credit card required
no credit card needed
No hidden fees
NO COMMISSION
No interest for 12 months
No minimum order
No waiting
No more spreadsheets
no spam
No ads
No tracking
No experience needed
No experience necessary
No coding
No added sugar
No preservatives
No harsh chemicals
No animal testing
No pressure
No strings attached
No gym required
No judgment
No homework
Zero commission
Zero hidden fees
Nothing to install
Nothing to download
Without the jargon
Without surgery
without side effects
Free of parabens
Never a late fee
Not a single hidden fee`,
  place: `
southeast Portland
Southeast Portland
near the station
Near the train station
serving all of Denver
Serving Greater Boston
serving the Bay Area
Downtown Chicago
In downtown Austin
in the heart of Lisbon
In the Heart of Nashville
5 minutes from the airport
10 min. from I-95
Right on Main Street
on Main St.
Across from City Hall
Next to the library
Corner of 5th and Pine
Brooklyn, NY
Brooklyn
West Hollywood
Located in Old Town
Located on the waterfront
3 locations in Dallas
Locations in all five boroughs
Steps from the subway
By the lake
Behind the post office
at the foot of the Alps
Minutes from downtown
upper east side
On the second floor of Union Market`,
  guarantee: `
30-day money-back guarantee
30 day money back guarantee
Money-back guarantee
money back guaranteed
Satisfaction guaranteed
SATISFACTION GUARANTEED
100% satisfaction guarantee
Lifetime warranty
lifetime warrenty
90 day warranty
10-year parts and labor warranty
2-Year Limited Warranty
Warranty on all repairs
Backed by a lifetime guarantee
Covered by a 3-year warranty
Guaranteed for life
Guaranteed on-time delivery
Best price guarantee
Price match guarantee
Lowest price guaranteed
Freshness guaranteed
Results guaranteed
Results or your money back
Your money back if you don’t love it
Full refund if you are not happy
Love it or your money back
lose 20 lbs in 30 days guaranteed
On-time guarantee`,
  unclear: `
100
3.5
🔥
✨✨✨
asdf
n/a
tbd
???
-
Lorem ipsum dolor sit amet
Über 400 Stauden
Beratung vor Ort
Ohne Anmeldung
Envío gratis
Abierto los sábados
Hecho a mano
Livraison offerte
Ouvert le dimanche
Consegna gratuita
Gratis verzending
宇治抹茶100%
砂糖不使用
קלוי טרי
משלוח חינם
شحن مجاني
Бесплатная доставка
무료 배송
fjkdls jfkd`,
};

/** One phrase a line, as pairs with their kinds. */
export const phrasesByKind = (
  lines: Readonly<Record<PhraseKind, string>>,
): readonly (readonly [phrase: string, kind: PhraseKind])[] =>
  Object.entries(lines).flatMap(([kind, text]) =>
    text
      .trim()
      .split('\n')
      .map((phrase) => [phrase, kind as PhraseKind] as const),
  );

/** Phrases of "Key benefits" with the kind that a careful reader says. */
export const readPhrases = phrasesByKind(phrases);
