import type { AdPlatform } from './ad';

export type CallToAction = {
  /** The platform's own name for it, as its API and bulk files spell it. */
  id: string;
  label: string;
};

/** Labels that are not simply the id's words. */
const labels: Record<string, string> = { REQUEST_DEMO: 'Request demo', GET_QUOTE: 'Get quote', GET_OFFER: 'Get offer' };

const named = (ids: string): CallToAction[] =>
  ids.split(' ').map((id) => ({ id, label: labels[id] ?? sentenceCase(id.replaceAll('_', ' ')) }));

/** The buttons that suit an ad which leads to a website; Meta's API names many more. */
const meta = named(
  'LEARN_MORE SHOP_NOW SIGN_UP BOOK_NOW CONTACT_US APPLY_NOW DOWNLOAD GET_OFFER GET_QUOTE SUBSCRIBE ORDER_NOW DONATE_NOW ' +
    'BUY_TICKETS GET_SHOWTIMES LISTEN_NOW REQUEST_TIME SEE_MORE WATCH_MORE',
);

/**
 * The calls to action of each platform. X has none to choose: its website button's text is its own.
 *
 * Sources: developers.facebook.com/docs/marketing-api/reference/ad-creative-link-data-call-to-action,
 * developers.google.com/google-ads/api/reference/rpc/latest/CallToActionTypeEnum.CallToActionType,
 * and for LinkedIn ntooitive.com (confidence B).
 */
export const callsToAction: Record<AdPlatform, readonly CallToAction[]> = {
  facebook: meta,
  instagram: meta,
  google: named(
    'LEARN_MORE SHOP_NOW SIGN_UP BOOK_NOW CONTACT_US APPLY_NOW DOWNLOAD GET_QUOTE SUBSCRIBE BUY_NOW ORDER_NOW ' +
      'DONATE_NOW PLAY_NOW SEE_MORE START_NOW VISIT_SITE WATCH_NOW',
  ),
  linkedin: named('APPLY DOWNLOAD VIEW_QUOTE LEARN_MORE SIGN_UP SUBSCRIBE REGISTER JOIN ATTEND REQUEST_DEMO'),
  twitter: [],
};

/** Ids that different platforms use for the same promise. The first that a platform has is taken. */
const sameMeaning: readonly (readonly string[])[] = [
  ['APPLY_NOW', 'APPLY'],
  ['GET_QUOTE', 'VIEW_QUOTE'],
  ['SIGN_UP', 'REGISTER', 'JOIN'],
  ['SHOP_NOW', 'BUY_NOW', 'ORDER_NOW'],
  ['SEE_MORE', 'LEARN_MORE', 'VISIT_SITE'],
  ['WATCH_NOW', 'WATCH_MORE'],
];

/** The call to action with the same meaning on another platform, or `null` where it has none. */
export function sameCallToAction(id: string, platform: AdPlatform): string | null {
  const offered = new Set(callsToAction[platform].map((call) => call.id));
  if (offered.has(id)) return id;
  return sameMeaning.find((ids) => ids.includes(id))?.find((other) => offered.has(other)) ?? null;
}

/** The text on the button, or an empty text for an id that the platform does not have. */
export function callToActionLabel(platform: AdPlatform, id: string): string {
  return callsToAction[platform].find((call) => call.id === id)?.label ?? '';
}

/** The platform's call to action with this label, whatever its capitals, or `null` where it has none. */
export function findCallToAction(platform: AdPlatform, label: string): string | null {
  const wanted = label.trim().toLowerCase();
  return callsToAction[platform].find((call) => call.label.toLowerCase() === wanted)?.id ?? null;
}

function sentenceCase(words: string): string {
  return words.charAt(0) + words.slice(1).toLowerCase();
}
