import { checkAd } from '../../../ad-kit/check';
import { adFormats } from '../../../ad-kit/formats';
import type { Template } from '../../api/templatesApi';
import { blankAd } from '../../domain/ads/blankAd';
import { aTemplate } from '../../testing/fakeLibrary';
import { adFromTemplate, formatsForTemplate } from './newAd';

const setup = { name: 'Friday roast', campaignId: null, formats: adFormats };
const template: Template = aTemplate({
  headline: 'Fresh roast, every other Friday.',
  subheadline: 'Roasted Thursday, at your door Friday.',
  body_text: 'Pick a roast, set the rhythm, skip a week whenever you like. Cancel in two clicks.',
  cta: 'Learn more',
});

describe('an ad from a template', () => {
  const ad = adFromTemplate(template, setup);

  it('has a text for every format that was chosen, none of them too long', () => {
    expect(ad.contents.map(({ format }) => format)).toEqual(adFormats);
    const tooLong = ad.contents.flatMap((one) => checkAd(one).filter(({ ruleId }) => ruleId.endsWith('length')));
    expect(tooLong).toEqual([]);
  });

  it('says nothing that the template does not say', () => {
    const said = [template.headline, template.short_description, template.body_text].join(' ');
    const search = ad.contents.find(({ format }) => format === 'google_search');
    const headlines = search && 'headlines' in search ? search.headlines : [];
    for (const headline of headlines) {
      const text = typeof headline === 'string' ? headline : headline.text;
      expect(said).toContain(text.replace(/\.$/, ''));
    }
  });

  it('has the template’s picture, and its call to action in the platform’s words', () => {
    expect(ad.picture).toEqual({
      headline: template.headline,
      subheadline: template.subheadline,
      body: template.body_text,
      cta: 'Learn more',
    });
    expect(ad.contents.find(({ format }) => format === 'facebook_feed')).toMatchObject({
      call_to_action: 'LEARN_MORE',
    });
  });
});

describe('the line and the button under an ad from a template', () => {
  const contentOf = (own: Partial<Template>, format: 'facebook_feed' | 'linkedin_image' | 'google_display') =>
    adFromTemplate({ ...template, ...own }, setup).contents.find((content) => content.format === format);
  const demo = { cta: 'Request demo', button: 'GET_QUOTE', short_description: 'Month-end, ticked off' };

  it('are those that the template has for Facebook', () => {
    expect(contentOf(demo, 'facebook_feed')).toMatchObject({
      call_to_action: 'GET_QUOTE',
      description: 'Month-end, ticked off',
    });
  });

  it('have the same meaning elsewhere, or the picture’s own words where a platform has them', () => {
    expect(contentOf({ ...demo, cta: 'See prices' }, 'linkedin_image')).toMatchObject({ call_to_action: 'VIEW_QUOTE' });
    expect(contentOf(demo, 'linkedin_image')).toMatchObject({ call_to_action: 'REQUEST_DEMO' });
  });

  it('are the subheadline and the picture’s call to action where a template has none', () => {
    const plain = { short_description: '', button: null };
    expect(contentOf(plain, 'facebook_feed')).toMatchObject({
      call_to_action: 'LEARN_MORE',
      description: template.subheadline,
    });
    expect(contentOf({ ...plain, cta: 'See who’s cooking' }, 'facebook_feed')).toMatchObject({ call_to_action: null });
  });

  it('leave out a button that no platform knows', () => {
    expect(contentOf({ cta: '', button: 'NO_SUCH' }, 'facebook_feed')).toMatchObject({ call_to_action: null });
  });
});

describe('what is said once for all formats', () => {
  const said = adFromTemplate(template, { ...setup, brand: 'Halden', link: 'https://halden.example/' });

  it('stands in each of them', () => {
    expect(said.artwork.brand).toBe('Halden');
    expect(new Set(said.contents.map(({ final_url }) => final_url))).toEqual(new Set(['https://halden.example/']));
    expect(said.contents.find(({ format }) => format === 'google_display')).toMatchObject({ business_name: 'Halden' });
  });

  it('leaves the template’s brand where none is given', () => {
    expect(adFromTemplate(template, setup).artwork).toEqual(template.design_elements.artwork);
  });

  it('begins a blank ad too', () => {
    const blank = blankAd({ ...setup, formats: ['facebook_feed'], brand: 'Halden', link: 'https://halden.example/' });
    expect(blank).toMatchObject({ artwork: { brand: 'Halden' }, contents: [{ final_url: 'https://halden.example/' }] });
  });
});

describe('a brand kit', () => {
  const colors = { background: '#fff4e6', primary: '#0b6e4f', accent: '#f2a541', light: '#ffffff', dark: '#1d1d1f' };
  const logoId = '01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d';
  const kit = { name: 'Halden', logo_id: logoId, colors, display_font: 'anton', text_font: 'noto-sans' } as const;
  const look = { colours: 'brand', brand_colors: colors, display_font: 'anton', text_font: 'noto-sans' };
  const make = {
    'an ad from a template': (own: object) => adFromTemplate(template, { ...setup, ...own }),
    'a blank ad': (own: object) => blankAd({ ...setup, ...own }),
  };

  it.each(Object.entries(make))('is what %s begins with', (_what, made) => {
    expect(made({ brand: 'Halden', kit })).toMatchObject({ artwork: { ...look, brand: 'Halden' }, logo_id: logoId });
  });

  it.each(Object.entries(make))('changes nothing of %s where it is empty', (_what, made) => {
    const empty = { name: '', logo_id: null, colors: null, display_font: null, text_font: null };
    expect(made({ kit: empty })).toEqual(made({}));
  });
});

it('suggests the formats of a template’s best platforms, upright ones for an upright drawing', () => {
  const square = { best_platforms: ['google', 'instagram', 'facebook'], format: '1080x1080' } as const;
  expect(formatsForTemplate(square)).toEqual(['google_search', 'instagram_feed', 'facebook_feed']);
  expect(formatsForTemplate({ ...square, format: '1080x1920' })).toEqual([
    'google_search',
    'instagram_story',
    'facebook_story',
  ]);
});

it('begins blank with what each format needs at least', () => {
  const { contents, picture } = blankAd({ ...setup, formats: ['google_search'] });
  expect(contents).toMatchObject([{ headlines: [{ text: '' }, { text: '' }, { text: '' }] }]);
  expect(picture.headline).toBe('');
});
