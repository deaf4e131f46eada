import type { PhraseKind } from '../reading/phraseKind';
import { phrasesByKind } from './readPhrases';

/** One phrase a line. Their kinds were written down before the reader had seen any of them. */
const phrases: Readonly<Record<PhraseKind, string>> = {
  thing: `
live music every weekend
audit trail
Heated seats
Two trainers per class
one-on-one sessions
Late checkout
Rooms with a view of the harbor
hand-painted tiles
A quiet corner table
Step-by-step videos
kids' corner
Loaner cars
Honey from our own hives
An onsite notary
Overnight boarding
`,
  does: `
Removes rust without sanding
Hems while you wait
runs on one battery for a week
pays out in two days
Sends a text when it's ready
Cuts your power bill
fits in a carry-on
Closes the books in 3 days
never needs sharpening
Turns sketches into plans
Remembers every order
Blocks spam calls
heats up in 40 seconds
Covers hail and flood
Reports to your phone
`,
  can: `
Change your seat up to an hour before
trade in your old phone
Pay by card or phone
Bring your own bottle
Watch from home
Try before you buy
Pick your own apples
Get your deposit back in a week
Split payments over four months
track every package
Talk to a real person
Start any Monday
`,
  state: `
Open on holidays
Made from recycled bottles
breakfast included
Rush jobs ok
nails and teeth included
Seen within 48 hours
dishwasher safe
Soft on sensitive skin
family owned
hypoallergenic and vegan
Ready in an hour
Designed for small kitchens
Walk-ins welcome
`,
  sentence: `
You only pay for what you use
Our vets make house calls
the second coat is never needed
We pick you up at the airport
Every cup is brewed to order
Your data never leaves your computer
I answer every email myself
Kids can join at any time
`,
  offer: `
$15 haircuts on Tuesdays
First visit free
25% off your first box
Lunch specials under $12
free gift with every order
Bundle and save 10%
Two months free
Plans from €9
Students pay half
`,
  deadline: `
Sign up by Friday
Sale ends at midnight
Only until June 30
Early bird pricing ends March 1
Last day to register is May 5
book before Sunday
Orders close Wednesday at noon
This weekend only
`,
  proof: `
Over 2,000 homes painted
Family recipe since 1952
Rated 4.8 on Google
Licensed and insured
Winner of three design awards
Trusted by 500 schools
Dermatologist tested
15 years in business
`,
  absence: `
no small print
No need to book
without artificial colors
Zero commission
No waiting list
never any hidden costs
`,
  place: `
Two blocks from the stadium
in the old town
Serving Austin and Round Rock
next to City Hall
`,
  guarantee: `
Lifetime warranty on frames
Money back if you don't love it
5-year guarantee
Love it or return it free
`,
  unclear: `
xyz
7
Schnelle Lieferung
`,
};

/** 100 more phrases, for which the reader was not made. */
export const unseenPhrases = phrasesByKind(phrases);
