import type { AdPlatform } from '../../ad';
import { measure } from '../../measure';
import { adPlatforms } from '../../platforms';
import { processorMs } from '../../testing/processorMs';
import { noVoice } from '../voice';
import { optimizeCopy } from './optimizeCopy';
import { plainWords } from './plainWords';
import { longestOf } from './suggestions';

const optimized = (content: string, platform: AdPlatform = 'facebook') => optimizeCopy(content, platform).content;

describe('a text is mended where it is sure to be wrong:', () => {
  it.each<[what: string, from: string, to: string, platform?: AdPlatform]>([
    ['doubled spaces', 'Get  your   beans today.', 'Get your beans today.'],
    ['empty lines', 'Get your beans.\n\n\n\nOrder today.', 'Get your beans.\n\nOrder today.'],
    ['doubled words', 'Get the the beans you love.', 'Get the beans you love.'],
    ['words that may double', 'The beans that you had had.', 'The beans that you had had.'],
    ['shouting', 'FREE SHIPPING on your order TODAY.', 'Free shipping on your order today.'],
    ['a shouted word of two letters', 'BUY IT NOW and save.', 'Buy it now and save.'],
    ['shouting in a title', 'Get FREE Shipping On Your Beans', 'Get Free Shipping On Your Beans'],
    ['abbreviations', 'Your NASA and HIPAA data in the EU, by AWS.', 'Your NASA and HIPAA data in the EU, by AWS.'],
    ['rows of marks', 'Get your beans now!!! Ready???', 'Get your beans now! Ready?'],
    ['mixed marks', 'Ready for the beans?!?!', 'Ready for the beans?'],
    ['spaces before marks', 'Get your beans , now .', 'Get your beans, now.'],
    ['missing spaces', 'Get your beans,fresh from the farm.', 'Get your beans, fresh from the farm.'],
    ['stiff words', 'Utilize the app in order to save time.', 'Use the app to save time.'],
    ['an article before a stiff word', 'An added bonus for your team.', 'A bonus for your team.'],
    ['a noun that looks like a stiff verb', 'In an attempt to rest.', 'In an attempt to rest.'],
    ['what may be a name', 'Get it with LIFT or at STORE.', 'Get it with LIFT or at STORE.'],
    ['empty words', 'The app is very easy and really fast.', 'The app is easy and fast.'],
    ['an article before an empty word', 'It is a really easy app.', 'It is an easy app.'],
    ['an empty word at the beginning', 'Very easy to learn. Try it today.', 'Easy to learn. Try it today.'],
    ['words that are needed', 'This is not very large. Just $5.', 'This is not very large. Just $5.'],
    ['a just without meaning', 'We just want you to sleep.', 'We want you to sleep.'],
    ['click here for Google', 'Click here for the best beans.', 'Learn more for the best beans.', 'google'],
    ['click here to', 'Click here to order your beans.', 'Order your beans.', 'google'],
    ['click here elsewhere', 'Click here to order your beans.', 'Click here to order your beans.', 'facebook'],
    ['emoji for Google', 'Fresh beans for you 🚀 today', 'Fresh beans for you today', 'google'],
    ['bullets for Google', '• Fresh beans for you', 'Fresh beans for you', 'google'],
    ['hashtags for Google', 'Get your #coffee today. #beans #fresh', 'Get your coffee today.', 'google'],
    ['hashtags on LinkedIn', 'For your #team. #a1 #b2 #c3 #d4', 'For your #team. #a1 #b2', 'linkedin'],
    [
      'hashtags on X',
      'Get #one #two #three and #four for the win',
      'Get #one #two #three and four for the win',
      'twitter',
    ],
  ])('%s', (_what, from, to, platform = 'facebook') => {
    expect(optimized(from, platform)).toBe(to);
  });

  it('hashtags on Instagram, to ten', () => {
    const tags = Array.from({ length: 14 }, (_, index) => `#tag${index}`);
    expect(optimized(`Get your beans. ${tags.join(' ')}`, 'instagram')).toBe(
      `Get your beans. ${tags.slice(0, 10).join(' ')}`,
    );
  });

  it('addresses, accounts and placeholders stay as they are', () => {
    const content =
      'Get it at https://a.example/FREE--SALE?a=1,,2 or ask @FREE, free@SALE.example and {KeyWord:FREE  SALE}.';
    expect(optimized(content)).toBe(content);
  });
});

describe('stiff words', () => {
  it('are at least sixty', () => {
    expect(plainWords.length).toBeGreaterThanOrEqual(60);
  });

  it.each(plainWords)('“%s” is “%s”', (stiff, plain) => {
    expect(optimized(`The beans you ${stiff} the team.`)).toBe(`The beans you ${plain} the team.`);
  });

  it('become no stiff words', () => {
    const all = new Set(plainWords.map(([from]) => from));
    expect(plainWords.filter(([, plain]) => all.has(plain))).toEqual([]);
  });

  it('stay where the plain one is banned', () => {
    const voice = { ...noVoice, bannedWords: ['use'] };
    expect(optimizeCopy('Utilize the app with your team.', 'facebook', voice).content).toBe(
      'Utilize the app with your team.',
    );
  });
});

describe('what is not English keeps its words', () => {
  it.each([
    ['Sehr sehr gute  Bohnen für die Küche !!!', 'Sehr sehr gute Bohnen für die Küche !'],
    ['Vous vous levez pour le café ? JETZT NEUF', 'Vous vous levez pour le café ? JETZT NEUF'],
    ['抹茶ラテ  新発売！！！', '抹茶ラテ 新発売！'],
    ['קפה  טרי', 'קפה טרי'],
    ['ФРЕШ КОФЕ СЕГОДНЯ', 'ФРЕШ КОФЕ СЕГОДНЯ'],
  ])('%s', (from, to) => {
    expect(optimized(from)).toBe(to);
  });
});

const good = 'Your coffee, roasted the day before it ships. Skip any week you like. Start your subscription today.';

it.each(adPlatforms)('a good text for %s comes back as it is, with nothing to suggest', (platform) => {
  const text = platform === 'google' ? 'Your coffee, roasted the day before it ships. Start today.' : good;
  expect(optimizeCopy(text, platform)).toEqual({ content: text, suggestions: [] });
});

describe('a long text', () => {
  const long = Array.from({ length: 140 }, (_, index) => `Your beans come from farm number ${index}.`).join(' ');

  it.each(adPlatforms)('fits on %s', (platform) => {
    const { content, suggestions } = optimizeCopy(long, platform);
    const { limit, unit } = longestOf(platform);
    expect(measure(content, unit)).toBeLessThanOrEqual(limit);
    expect(suggestions[0]).toMatch(
      /^Left out, since .+ takes [\d,]+ characters: “Your beans come from farm number \d+\.”/,
    );
  });
});

describe('what has to go', () => {
  const long =
    'Northfold roasts on Thursday. We think that mornings are better with a good cup. $14 for two bags. Order your first box at northfold.example.';

  it('is what says least, as a whole sentence, and never the call', () => {
    const { content, suggestions } = optimizeCopy(long, 'google');
    expect(content).toBe('Northfold roasts on Thursday. $14 for two bags. Order your first box at northfold.example.');
    expect(suggestions[0]).toBe(
      'Left out, since Google takes 90 characters: “We think that mornings are better with a good cup.”',
    );
    expect(suggestions.join(' ')).not.toContain('call to action');
  });

  it('is the end of a sentence only where no sentence fits', () => {
    const sentence = `Get ${'fresh beans and '.repeat(8)}a mug.`;
    expect(optimizeCopy(sentence, 'google').content).toMatch(/^Get fresh beans/);
  });
});

describe('it suggests', () => {
  it.each<[content: string, suggestion: string, platform?: AdPlatform]>([
    [
      `${good} ${good}`,
      'Facebook shows about 125 of these 201 characters before “…more.” Lead with what matters most.',
    ],
    [
      'Our beans are for the kitchen. They are fresh.',
      'There’s no call to action. End with what people should do, such as “Learn more.”',
    ],
    [
      'Coffee is for the morning. Order today.',
      'The first sentence mentions neither “you” nor a benefit. Start with what’s in it for them.',
    ],
    [
      'We roast our beans and we ship them. Order today.',
      '“We” and “our” appear 3 times, “you” never. Speak to the reader.',
    ],
    ['Get it! Try it! Love the beans!', 'There are 3 exclamation marks. One is enough.'],
    [
      `Order ${'and then order again '.repeat(7)}for your home.`,
      'The longest sentence has 32 words. Aim for 25 or fewer.',
    ],
    [
      'Call us on 555 123 4567 for your beans.',
      'The text has a phone number (555 123 4567), which Google allows only in call assets.',
      'google',
    ],
  ])('for “%s”', (content, suggestion, platform = 'facebook') => {
    expect(optimizeCopy(content, platform).suggestions).toContain(suggestion);
  });

  it('at most eight', () => {
    expect(
      optimizeCopy('WE AND OUR! a  b!! 555 123 4567 the. '.repeat(50), 'google').suggestions.length,
    ).toBeLessThanOrEqual(8);
  });
});

const nasty: Record<string, string> = {
  letters: 'a'.repeat(5_000),
  spaces: `a${' '.repeat(4_998)}b`,
  lines: 'a\n'.repeat(2_500),
  dots: '.'.repeat(5_000),
  marks: ',.'.repeat(2_500),
  exclamations: '!?'.repeat(2_500),
  hashtags: '#a '.repeat(1_666),
  hashes: '#'.repeat(5_000),
  braces: '{'.repeat(5_000),
  ats: '@a.b '.repeat(1_000),
  addresses: 'http://a.b/'.repeat(450),
  brackets: '('.repeat(5_000),
  quotes: '"'.repeat(5_000),
  shouting: 'FREE '.repeat(1_000),
  empty: 'very '.repeat(1_000),
  clicks: 'click here '.repeat(450),
  stiff: 'in order to '.repeat(416),
  digits: '555 '.repeat(1_250),
  emoji: '👩‍👩‍👧‍👦'.repeat(450),
  marksOnLetters: `e${'\u0301'.repeat(4_999)}`,
  privateUse: '\uE000the you '.repeat(550),
  halfSurrogates: '\uD800'.repeat(5_000),
  stars: '*a'.repeat(2_500),
  bullets: '• '.repeat(2_500),
};

describe.each(adPlatforms)('whatever comes, for %s', (platform) => {
  it.each(Object.entries(nasty))('takes no time: %s', (_name, content) => {
    const text = `${content} the you`.slice(-5_000);
    let answer = { content: '', suggestions: [''] };
    expect(processorMs(() => (answer = optimizeCopy(text, platform)))).toBeLessThan(500);
    const { limit, unit } = longestOf(platform);
    expect(measure(answer.content, unit)).toBeLessThanOrEqual(limit);
    expect(optimizeCopy(answer.content, platform).content).toBe(answer.content);
  });
});
