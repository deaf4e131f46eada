import { hasMacro } from './macros';

export type Channel =
  | 'Direct'
  | 'Cross-network'
  | 'Paid Shopping'
  | 'Paid Search'
  | 'Paid Social'
  | 'Paid Video'
  | 'Display'
  | 'Paid Other'
  | 'Organic Shopping'
  | 'Organic Social'
  | 'Organic Video'
  | 'Organic Search'
  | 'Referral'
  | 'Email'
  | 'Affiliates'
  | 'Audio'
  | 'SMS'
  | 'Mobile Push Notifications'
  | 'Unassigned';

export type ChannelForecast = {
  /** `null` where a macro decides it. */
  channel: Channel | null;
  /** What the person should change, or `null` if the link lands where paid links belong. */
  warning: string | null;
};

type Visit = { source: string; medium: string; campaign: string };

/** Sources that Google files by kind: the best known of its lists, which have some 800 entries. */
const sources = {
  social: new Set(
    (
      'facebook facebook.com m.facebook.com l.facebook.com fb fb.me ig instagram instagram.com l.instagram.com linkedin ' +
      'linkedin.com lnkd.in twitter twitter.com t.co x.com pinterest pinterest.com reddit reddit.com snapchat ' +
      'snapchat.com tiktok tiktok.com threads threads.net tumblr tumblr.com quora quora.com whatsapp whatsapp.com ' +
      'messenger messenger.com meetup nextdoor vk vk.com weibo weibo.com'
    ).split(' '),
  ),
  search: new Set(
    (
      'google google.com bing bing.com yahoo yahoo.com duckduckgo duckduckgo.com baidu baidu.com ecosia ecosia.org ' +
      'yandex yandex.com naver naver.com ask aol qwant startpage'
    ).split(' '),
  ),
  video: new Set(
    'youtube youtube.com m.youtube.com vimeo vimeo.com twitch twitch.tv dailymotion netflix hulu'.split(' '),
  ),
  shopping: new Set(
    'amazon amazon.com ebay ebay.com etsy etsy.com walmart walmart.com alibaba aliexpress shopify shopping.google.com'.split(
      ' ',
    ),
  ),
};

const paidMedium = /^(?:.*cp.*|ppc|retargeting|paid.*)$/;
const shoppingCampaign = /^.*(?:(?:[^a-df-z]|^)shop|shopping).*$/;
const email = /^e[-_ ]?mail$/;

const isPaid = ({ medium }: Visit) => paidMedium.test(medium);
const isShopping = ({ source, campaign }: Visit) => sources.shopping.has(source) || shoppingCampaign.test(campaign);

/**
 * The default channel group of Google Analytics 4, rule by rule in its order; the first that holds wins.
 * Source: support.google.com/analytics/answer/9756891, as quoted by sergiouceda.com and colemanmarketing.co.uk (B).
 */
const rules: readonly (readonly [Channel, (visit: Visit) => boolean])[] = [
  ['Direct', ({ source, medium }) => source === '(direct)' && ['(not set)', '(none)'].includes(medium)],
  ['Cross-network', ({ campaign }) => campaign.includes('cross-network')],
  ['Paid Shopping', (visit) => isShopping(visit) && isPaid(visit)],
  ['Paid Search', (visit) => sources.search.has(visit.source) && isPaid(visit)],
  ['Paid Social', (visit) => sources.social.has(visit.source) && isPaid(visit)],
  ['Paid Video', (visit) => sources.video.has(visit.source) && isPaid(visit)],
  ['Display', ({ medium }) => ['display', 'banner', 'expandable', 'interstitial', 'cpm'].includes(medium)],
  ['Paid Other', isPaid],
  ['Organic Shopping', isShopping],
  [
    'Organic Social',
    ({ source, medium }) =>
      sources.social.has(source) || /^(?:social|social[- ]network|social[- ]media|sm)$/.test(medium),
  ],
  ['Organic Video', ({ source, medium }) => sources.video.has(source) || medium.includes('video')],
  ['Organic Search', ({ source, medium }) => sources.search.has(source) || medium === 'organic'],
  ['Referral', ({ medium }) => ['referral', 'app', 'link'].includes(medium)],
  ['Email', ({ source, medium }) => email.test(source) || email.test(medium)],
  ['Affiliates', ({ medium }) => medium === 'affiliate'],
  ['Audio', ({ medium }) => medium === 'audio'],
  ['SMS', ({ source, medium }) => source === 'sms' || medium === 'sms'],
  [
    'Mobile Push Notifications',
    ({ source, medium }) =>
      medium.endsWith('push') || medium.includes('mobile') || medium.includes('notification') || source === 'firebase',
  ],
];

/** Where a visit with these values lands; case makes no difference. */
export function defaultChannel(visit: Visit): Channel {
  const [source, medium, campaign] = [visit.source, visit.medium, visit.campaign].map((text) =>
    text.trim().toLowerCase(),
  );
  const lower = { source: source ?? '', medium: medium ?? '', campaign: campaign ?? '' };
  return rules.find(([, holds]) => holds(lower))?.[0] ?? 'Unassigned';
}

/** Where an ad's link lands, and what is wrong with that. */
export function channelForecast(visit: Visit): ChannelForecast {
  if (hasMacro(visit.source) || hasMacro(visit.medium)) {
    return { channel: null, warning: 'The channel depends on what the platform fills in.' };
  }
  const channel = defaultChannel(visit);
  if (channel === 'Unassigned') {
    return {
      channel,
      warning: 'Google Analytics will report this link as "Unassigned". Set the medium to "cpc" to avoid that.',
    };
  }
  const isForAds = channel.startsWith('Paid') || channel === 'Display' || channel === 'Cross-network';
  if (isForAds) return { channel, warning: null };
  return {
    channel,
    warning: `Google Analytics will report this link as "${channel}", not as paid traffic. Set the medium to "cpc" to change that.`,
  };
}
