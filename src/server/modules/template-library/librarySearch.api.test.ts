import type { WireTypes } from '../../contract/handlers';
import { signUp } from '../../testing/builders';
import { useTestServer } from '../../testing/testServer';

const server = useTestServer();

/** What a search finds, the best match first, as far as one page goes. */
async function found(search: string): Promise<WireTypes['LibraryTemplate'][]> {
  const { token } = await signUp(server);
  const query = new URLSearchParams({ search, limit: '200' }).toString();
  const answer = await server.call('GET', `/template-library/templates?${query}`, { token });
  return answer.json();
}

describe('a search of the library', () => {
  it.each([
    [
      'lawyer',
      [
        'on-the-record',
        'will-in-plain-words',
        'where-it-stands',
        'flat-fee',
        'signed-before-boarding',
        'fine-print-larger',
      ],
    ],
    ['law firm', ['on-the-record', 'where-it-stands', 'flat-fee']],
    ['dentist', ['half-moon', 'four-checkups']],
    ['realtor', ['first-keys', 'fixed-or-floating', 'last-years-rent', 'selling-this-spring']],
    ['gym', ['off-peak', 'one-more', 'counts-my-rests', 'first-class-nerves']],
    ['plumber', ['call-today', 'drip']],
    ['mortgage', ['first-keys', 'fixed-or-floating']],
    ['webinar', ['ugliest-workflow']],
    ['wedding', ['guest-at-my-own', 'what-if-it-rains']],
    ['hiring', ['come-as-you-work', 'first-names']],
    ['yoga', ['your-mat-is-booked', 'nothing-to-achieve']],
    ['catering', ['ninety-plates']],
    ['back to school', ['read-once', 'stay-sharp', 'bringing-a-brother']],
    ['tax season', ['bring-your-shoebox', 'before-the-rush', 'year-in-a-folder']],
    ['new year gym', ['one-more']],
    ['instagram story', ['one-screen', 'ready-at', 'ten-words']],
    ['testimonial facebook', ['guest-at-my-own', 'counts-my-rests', 'shoes-off-first']],
  ])('for %s has the ones meant among its first', async (search, ids) => {
    const first = (await found(search)).slice(0, 12).map(({ id }) => id);
    expect(first).toEqual(expect.arrayContaining(ids));
  });

  it.each([
    ['new year', 'start-on-the-second'],
    ['game day', 'game-day-pies'],
    ['valentine’s day', 'a-valentine-sung'],
    ["presidents' day", 'presidents-day-lying-down'],
    ['st patricks day', 'st-patricks-session'],
    ['spring', 'selling-this-spring'],
    ['easter', 'egg-hunt-with-a-map'],
    ['tax day', 'done-before-the-fifteenth'],
    ['mothers day', 'mothers-day-door-closed'],
    ['graduation', 'graduation-thirty-minutes'],
    ['memorial day', 'memorial-day-on-foot'],
    ['fathers day', 'fathers-day-beans'],
    ['pride', 'pride-all-year'],
    ['4th of july', 'fourth-of-july-fizz'],
    ['july 4', 'fourth-of-july-fizz'],
    ['summer sale', 'summer-sale-three-books'],
    ['back to school', 'back-to-school-physicals'],
    ['labor day', 'a-little-less-labor'],
    ['first frost fall', 'before-the-first-frost'],
    ['halloween', 'halloween-at-the-hall'],
    ['veterans day', 'veterans-day-for-credit'],
    ['thanksgiving', 'thanksgiving-delivered'],
    ['black friday', 'black-friday-no-countdown'],
    ['small business saturday', 'small-business-saturday'],
    ['cyber monday', 'cyber-monday-same-price'],
    ['giving tuesday', 'giving-tuesday-bookshelf'],
    ['christmas', 'christmas-on-time'],
    ['holiday party', 'holiday-party-in-january'],
    ['year-end', 'year-end-two-calls'],
  ])('for the occasion %s has its template among the first three', async (search, id) => {
    expect((await found(search)).slice(0, 3).map((template) => template.id)).toContain(id);
  });

  it.each([
    ['florist', 'whats-in-bloom'],
    ['brewery', 'forty-feet'],
    ['bookshop', 'page-ninety-nine'],
    ['ice cream', 'before-dinner'],
    ['bike repair', 'ride-it-home'],
    ['birthday cake', 'spelled-right'],
    ['wine bar', 'odd-bottle'],
    ['barbell', 'empty-bar'],
    ['vet', 'under-the-bed'],
    ['tattoo', 'sleep-on-it'],
    ['travel agency', 'boring-part'],
    ['photographer', 'no-one-says-cheese'],
    ['locksmith', 'in-your-slippers'],
    ['bakery', 'still-warm-at-seven'],
    ['hair salon', 'grows-out-well'],
    ['auto repair', 'that-noise'],
    ['electrician', 'every-breaker'],
    ['lawn care', 'around-the-daisies'],
    ['dry cleaner', 'we-check-the-pockets'],
    ['nail salon', 'color-last'],
    ['pest control', 'in-the-wall'],
    ['tailor', 'pants-you-avoid'],
    ['car wash', 'leave-the-crumbs'],
    ['pool service', 'duck-goes-first'],
    ['self storage', 'decide-later'],
    ['window cleaning', 'view-was-there'],
    ['insurance agent', 'before-it-rains'],
    ['dance school', 'back-row'],
    ['driving school', 'stall-it-here'],
    ['daycare', 'news-of-the-nap'],
    ['optician', 'menu-didnt-shrink'],
    ['burger', 'roll-up-your-sleeves'],
    ['tea house', 'second-pot'],
    ['cheese shop', 'smaller-piece'],
    ['fish market', 'no-tuna-today'],
    ['chocolate', 'one-is-missing'],
    ['farm stand', 'money-in-the-jar'],
    ['hardware store', 'that-hinge'],
    ['plant shop', 'forget-it'],
    ['hotel', 'somebody-still-up'],
  ])('for the trade %s has its template among the first three', async (search, id) => {
    expect((await found(search)).slice(0, 3).map((template) => template.id)).toContain(id);
  });

  it.each(['discount', 'coupon', 'deal', 'promotion'])('for %s begins with sales', async (search) => {
    const categories = (await found(search)).slice(0, 20).map(({ category }) => category);
    expect(categories).toEqual(Array.from({ length: 20 }, () => 'Sale'));
  });

  it.each([
    ['linkedin', 'linkedin'],
    ['google', 'google'],
    ['fb', 'facebook'],
  ] as const)('for %s has nothing made for others', async (search, platform) => {
    const platforms = (await found(search)).map(({ best_platforms }) => best_platforms);
    expect(platforms.length).toBeGreaterThan(30);
    expect(platforms.filter((best) => !best.includes(platform))).toEqual([]);
  });

  it('puts a word of the name before other words for it', async () => {
    const [first] = await found('house');
    expect(first?.id).toBe('made-for-this-house');
    expect((await found('school')).length).toBeGreaterThan(12);
  });
});
