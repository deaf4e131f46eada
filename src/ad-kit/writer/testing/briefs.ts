import type { CopyBrief } from '../brief';

/** What customers have to say, as they type it: platform, ad type and tone vary around it. */
export type LifelikeBrief = Pick<
  CopyBrief,
  'productName' | 'targetAudience' | 'keyBenefits' | 'callToAction' | 'maxCharacters' | 'includeEmojis'
>;

/** A brief as typed, with what most people leave alone. */
export const brief = (
  productName: string,
  targetAudience: string,
  keyBenefits: string[],
  rest: Partial<LifelikeBrief> = {},
): LifelikeBrief => ({
  productName,
  targetAudience,
  keyBenefits,
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
  ...rest,
});

/** Twenty briefs with typos, odd capitals, bullets, long names and other scripts. */
export const lifelikeBriefs: readonly LifelikeBrief[] = [
  brief(
    'Northfold Coffee subscription',
    'People who grind at home',
    ['Roasted the day before it ships', 'Skip or pause any week', 'Free delivery over $30'],
    { callToAction: 'Start a subscription' },
  ),
  brief('Ledgerly', 'Small business owners', ['saves time', '24/7 support', 'No setup fees']),
  brief('trail running shoes', 'weekend runners', ['waterproof', 'grips on wet rock', '30-day returns'], {
    callToAction: 'Shop now',
    includeEmojis: true,
  }),
  brief('Dr. Kim Dental', 'Families in Austin', ['Open on Saturdays', 'same-day appointments', 'Gentle with kids'], {
    callToAction: 'Book an appointment',
  }),
  brief('FlowDesk CRM', 'sales teams', ['Easy to use', 'Integrates with Slack and Gmail', 'declutters your inbox']),
  brief(
    'MEAL KIT BY ANNA',
    'busy moms & dads',
    ['- healthy meals in 20 minuts', '- no grocery shoping', '- cancel anytime!!'],
    {
      callToAction: 'order now!',
    },
  ),
  brief('Gärtnerei Blüm', 'Hobbygärtner in München', ['Über 400 Stauden', 'Beratung vor Ort', 'Lieferung frei Haus']),
  brief('抹茶ラテ', '20代の女性', ['宇治抹茶100%', '砂糖不使用'], { callToAction: '今すぐ購入' }),
  brief('קפה שחר', 'סטודנטים', ['קלוי טרי', 'משלוח חינם']),
  brief(
    'The Complete Guide to Watercolor Painting for Absolute Beginners Who Have Never Held a Brush (2nd edition)',
    'retirees',
    ['Learn at your own pace', 'over 120 step-by-step projects'],
  ),
  brief('Uber-clean', 'Airbnb hosts', [
    'Saves hours every week',
    'Fully insured cleaners',
    'Book online in 60 seconds',
  ]),
  brief('Yoga with Mei', 'women 30-50', ['Reduces stress', 'Small classes of 8', 'First class free'], {
    includeEmojis: true,
  }),
  brief('iPhone repair', 'Students', ['While you wait', '90 day warranty', 'we come to you'], {
    callToAction: 'Get a quote',
  }),
  brief('Zero Waste Soap Co.', 'eco-conscious shoppers', [
    'Plastic-free packaging',
    'Handmade in Vermont',
    'You can return empty jars',
  ]),
  brief('a 401(k) plan', 'HR managers', ['Automates compliance', 'Transparent pricing', 'Never miss a deadline'], {
    callToAction: 'Talk to an expert',
  }),
  brief('Bella’s Bridal', 'Brides-to-be', [
    'Custom Fittings Included',
    'Over 300 Dresses In Stock',
    'Financing Available',
  ]),
  brief('CloudPeak backup', 'IT admins', ['Encrypts & compresses data', 'restores in minutes', '99.99% uptime SLA']),
  brief('Dog walking', 'people that work long hours in Chicago', [
    'GPS tracked walks',
    'background checked walkers',
    'from $15/walk',
  ]),
  brief('X', 'everyone', ['fast'], { maxCharacters: 40 }),
  brief('🎸 Guitar lessons 🎸', 'teens', ['🔥 Learn your favorite songs', 'First lesson is FREE', 'any level'], {
    callToAction: 'Sign up 👉',
  }),
];
