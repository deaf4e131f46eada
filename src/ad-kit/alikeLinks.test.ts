import { alikeLinkFindings, alikeLinks, otherVariant } from './alikeLinks';
import { aFeedAd, aSearchAd } from './testing/adBuilders';

const tagged = 'https://a.example/?utm_source=facebook&utm_medium=paid_social';
const variant = (name: string, ...links: string[]) =>
  otherVariant(name, [aFeedAd({ final_url: links[0] ?? '' }), aSearchAd({ final_url: links[1] ?? '' })]);

it('names the variants that share a tagged link, once however many they share', () => {
  const other = `${tagged}&utm_campaign=b`;
  const found = alikeLinks([variant('A', tagged, other), variant('B', ` ${tagged}`, other), variant('C', other)]);
  expect(found).toEqual([
    { names: ['A', 'B'], hasContent: false },
    { names: ['A', 'B', 'C'], hasContent: false },
  ]);
});

it('knows links that say the same content', () => {
  const named = `${tagged}&utm_content=beans`;
  expect(alikeLinks([variant('A', named), variant('B', named)])).toEqual([{ names: ['A', 'B'], hasContent: true }]);
});

it('finds nothing where each has its own, and none for links that measure nothing', () => {
  const links = ['a', 'b'].map((content) => `${tagged}&utm_content=${content}`);
  expect(alikeLinks(links.map((link, index) => variant(`${index}`, link)))).toEqual([]);
  expect(alikeLinks([variant('A', 'https://a.example'), variant('B', 'https://a.example')])).toEqual([]);
  expect(alikeLinks([variant('A', ''), variant('B', '')])).toEqual([]);
});

it('finds links whose utm_content another variant has too, at their field', () => {
  const named = `${tagged}&utm_content=beans`;
  const others = [variant('B', named), variant('C', '', named), variant('D', `${tagged}&utm_content=d`)];
  expect(alikeLinkFindings(aFeedAd({ final_url: ` ${named}` }), others)).toMatchObject([
    {
      field: 'final_url',
      group: 'links',
      severity: 'advice',
      sentence:
        'Final URL has the same utm_content as in variants B and C, so reports can’t tell them apart. Give each its own.',
    },
  ]);
  expect(alikeLinkFindings(aFeedAd({ final_url: named }), [])).toEqual([]);
  expect(alikeLinkFindings(aFeedAd({ final_url: tagged }), [variant('B', tagged)])).toEqual([]);
});
