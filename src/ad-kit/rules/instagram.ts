import type { AdFormat } from '../ad';
import { isHiddenField } from '../formats';
import { facebookRules } from './facebook';
import type { Rule } from './rule';

/**
 * Instagram's rules: Facebook's, which the same company writes in the same guide. Its own page for the feed was not
 * found, so what is said of Facebook's feed is an inference here; only the headline is known to be shown longer.
 * Its placements show no description, so none is cut.
 */
export const instagramRules: readonly Rule[] = facebookRules.map(onInstagram).filter(isShown);

function onInstagram(rule: Rule): Rule {
  const isFeed = rule.formats.includes('facebook_feed') && rule.formats.length === 1;
  return {
    ...rule,
    id: rule.id.replace('facebook.', 'instagram.'),
    formats: rule.formats.map((format) => format.replace('facebook_', 'instagram_') as AdFormat),
    confidence: isFeed && rule.confidence !== '?' ? 'C' : rule.confidence,
    ...(rule.id === 'facebook.feed.headline.cut' ? { limit: 40 } : {}),
  };
}

function isShown({ type, field, formats }: Rule): boolean {
  return type !== 'cut' || !formats.every((format) => isHiddenField(format, field));
}
