import fc from 'fast-check';
import { channelForecast, defaultChannel } from './channels';
import { adFormats } from './formats';
import {
  buildLink,
  cleanUtm,
  cleanUtmValue,
  linkFault,
  noUtm,
  readLink,
  utmFieldNames,
  utmPreset,
  utmValueIn,
} from './linkBuilder';
import { macros } from './macros';
import { anyText } from './testing/anyAd';

describe('values', () => {
  it.each([
    ['Spring Sale', 'spring_sale'],
    ['spring-sale_2026', 'spring_sale_2026'],
    ["  Mother's Day!! ", 'mothers_day'],
    ['facebook.com', 'facebook.com'],
    ['Frühling & Café', 'frühling_café'],
    ['Summer {{campaign.name}} A', 'summer_{{campaign.name}}_a'],
    ['{Keyword}', '{Keyword}'],
    ['--', ''],
  ])('cleans %j to %j', (value, cleaned) => {
    expect(cleanUtmValue(value, '_')).toBe(cleaned);
  });

  it('uses the other separator when asked', () => {
    expect(cleanUtmValue('Spring_Sale 2026', '-')).toBe('spring-sale-2026');
  });

  it('stay the same when they are cleaned again', () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom('-' as const, '_' as const), (value, separator) => {
        const once = cleanUtmValue(value, separator);
        expect(cleanUtmValue(once, separator)).toBe(once);
      }),
    );
  });
});

describe('buildLink', () => {
  const utm = { ...noUtm, source: 'Facebook', medium: 'Paid Social', campaign: 'Spring Sale' };
  const query = 'utm_source=facebook&utm_medium=paid_social&utm_campaign=spring_sale';

  it.each([
    ['https://acme.com', `https://acme.com?${query}`],
    ['https://acme.com/a?b=C%20d&e', `https://acme.com/a?b=C%20d&e&${query}`],
    ['https://acme.com/a#top', `https://acme.com/a?${query}#top`],
    ['https://acme.com/?utm_source=old&x=1&utm_term=kept%20not', `https://acme.com/?x=1&${query}`],
    ['{lpurl}', `{lpurl}?${query}`],
    ['{lpurl}?a=1', `{lpurl}?a=1&${query}`],
    ['not an address', 'not an address'],
  ])('adds to %s', (address, link) => {
    expect(buildLink(address, utm, '_')).toBe(link);
  });

  it('leaves macros readable for the platform and encodes the rest', () => {
    const link = buildLink(
      'https://acme.com',
      { ...noUtm, source: 'google', content: '{creative}', term: 'Café' },
      '-',
    );
    expect(link).toBe('https://acme.com?utm_source=google&utm_term=caf%C3%A9&utm_content={creative}');
  });

  it('reads back what it built, and the address it was built on', () => {
    const address = fc.constantFrom(
      'https://acme.com',
      'https://acme.com/a/b?c=d&e=%20f#g',
      'http://münchen.example:81/?x',
      '{lpurl}',
      '{lpurl}?a=b',
    );
    const fields = fc.record({
      source: anyText,
      medium: anyText,
      campaign: anyText,
      term: anyText,
      content: anyText,
      id: anyText,
    });
    fc.assert(
      fc.property(address, fields, fc.constantFrom('-' as const, '_' as const), (base, values, separator) => {
        const link = buildLink(base, values, separator);
        expect(readLink(link)).toEqual({ address: base, utm: cleanUtm(values, separator) });
        for (const name of utmFieldNames) expect(utmValueIn(link, name)).toBe(readLink(link).utm[name]);
        expect(buildLink(link, values, separator)).toBe(link);
      }),
    );
  });

  it('reads links that others built, broken escapes too', () => {
    expect(readLink('https://acme.com?utm_source=Face+Book&utm_campaign=50%').utm).toEqual({
      ...noUtm,
      source: 'Face Book',
      campaign: '50%',
    });
  });
});

it('says why an address cannot be built on', () => {
  expect(linkFault('{lpurl}')).toBeNull();
  expect(linkFault('https://acme.com')).toBeNull();
  expect(linkFault('acme.com')).toBe('doesn’t start with https://');
});

describe('the channel', () => {
  it.each([
    ['google', 'cpc', 'Paid Search'],
    ['Google', 'CPC', 'Paid Search'],
    ['facebook', 'paid_social', 'Paid Social'],
    ['linkedin', 'paid-social', 'Paid Social'],
    ['t.co', 'ppc', 'Paid Social'],
    ['youtube', 'cpv', 'Paid Video'],
    ['youtube', 'organic video', 'Organic Video'],
    ['amazon', 'retargeting', 'Paid Shopping'],
    ['partner', 'cpm', 'Display'],
    ['partner', 'banner', 'Display'],
    ['partner', 'paid', 'Paid Other'],
    ['facebook', 'social', 'Organic Social'],
    ['newsletter', 'e-mail', 'Email'],
    ['blog', 'affiliate', 'Affiliates'],
    ['blog', 'referral', 'Referral'],
    ['podcast', 'audio', 'Audio'],
    ['firebase', 'x', 'Mobile Push Notifications'],
    ['(direct)', '(none)', 'Direct'],
    ['meta', 'social_paid', 'Unassigned'],
    ['meta', 'fbads', 'Unassigned'],
    ['meta', 'social ads', 'Unassigned'],
    ['', '', 'Unassigned'],
  ])('of %s / %s is %s', (source, medium, channel) => {
    expect(defaultChannel({ source, medium, campaign: '' })).toBe(channel);
  });

  it('can come from the campaign name', () => {
    expect(defaultChannel({ source: 'x', medium: 'cpc', campaign: 'Spring-Shop' })).toBe('Paid Shopping');
    expect(defaultChannel({ source: 'x', medium: 'cpc', campaign: 'workshop' })).toBe('Paid Other');
  });

  it('is warned of where ads do not belong', () => {
    expect(channelForecast({ source: 'meta', medium: 'fbads', campaign: '' })).toEqual({
      channel: 'Unassigned',
      warning: 'Google Analytics will report this link as "Unassigned". Set the medium to "cpc" to avoid that.',
    });
    expect(channelForecast({ source: 'facebook', medium: 'social_paid', campaign: '' }).warning).toMatch(
      /"Organic Social"/,
    );
    expect(channelForecast({ source: '{{site_source_name}}', medium: 'cpc', campaign: '' }).channel).toBeNull();
  });

  it.each(adFormats)('of the preset for %s is a paid one', (format) => {
    for (const separator of ['-', '_'] as const) {
      const preset = utmPreset(format, separator);
      const { channel, warning } = channelForecast({ ...preset, campaign: '{{campaign.name}}' });
      expect(channel).toBe(
        { google_search: 'Paid Search', google_display: 'Display' }[format as string] ?? 'Paid Social',
      );
      expect(warning).toBeNull();
    }
  });
});

it('has macros that survive a link', () => {
  for (const { text } of Object.values(macros).flat()) {
    expect(readLink(buildLink('https://acme.com', { ...noUtm, content: text }, '_')).utm.content).toBe(text);
  }
});
