import { copyBrief, newAd, nothing } from './fixtures';
import type { Refusal } from './refusal';

export const adRefusals: readonly Refusal[] = [
  // Ads, templates and links
  ['an ad that is not there', 'not_found', 'getAd', 'mara', { params: { id: nothing } }],
  ['somebody else’s ad', 'not_found', 'getAd', 'stranger', { params: { id: 'ad' } }],
  [
    'a change of an ad over another one',
    'stale_version',
    'updateAd',
    'mara',
    { params: { id: 'ad' }, body: { name: 'Late', revision: 7 } },
  ],
  ['the deletion of an ad that is not there', 'not_found', 'deleteAd', 'mara', { params: { id: nothing } }],
  ['the return of an ad that is not there', 'not_found', 'restoreAd', 'mara', { params: { id: nothing } }],
  [
    'an ad of a campaign that is not there',
    'not_found',
    'createAd',
    'mara',
    { body: { ...newAd, campaign_id: nothing } },
  ],
  ['an ad without a name', 'validation_failed', 'createAd', 'mara', { body: { ...newAd, name: ' ' } }],
  ['an image that is not there', 'not_found', 'deleteImage', 'mara', { params: { id: nothing } }],
  ['a template that is not there', 'not_found', 'getTemplate', 'mara', { params: { id: nothing } }],
  ['somebody else’s template', 'not_found', 'applyTemplate', 'stranger', { params: { id: 'template' } }],
  [
    'a template of the library that is not there',
    'not_found',
    'applyLibraryTemplate',
    'mara',
    { params: { template_id: 'no-such-template' } },
  ],
  ['a preset that is not there', 'not_found', 'deleteLinkPreset', 'mara', { params: { id: nothing } }],
  [
    'a template that the plan leaves out',
    'plan_required',
    'applyLibraryTemplate',
    'tom',
    { params: { template_id: 'locked' } },
  ],
  // AI copy
  ['AI copy on the free plan', 'plan_required', 'generateAdCopy', 'tom', { body: copyBrief }],
  [
    'AI copy for a team by a viewer',
    'role_required',
    'generateAdCopy',
    'vera',
    { query: { team_id: 'team' }, body: copyBrief },
  ],
  [
    'a limit that no text fits in',
    'validation_failed',
    'generateAdCopy',
    'mara',
    { body: { ...copyBrief, max_characters: 9 } },
  ],
  ['a generation that is not there', 'not_found', 'deleteGeneration', 'mara', { params: { id: nothing } }],
  [
    'a word to use that is banned',
    'validation_failed',
    'updateBrandVoice',
    'mara',
    { body: { description: '', words_to_use: ['Cheap'], banned_words: ['cheap'], required_claims: [] } },
  ],
  [
    'a text with a banned word',
    'validation_failed',
    'optimizeContent',
    'mara',
    { query: { content: 'Get cheap beans.', platform: 'google' } },
  ],
  [
    'a text in two places at once',
    'validation_failed',
    'suggestTexts',
    'mara',
    { body: { product_name: 'Northfold Coffee', platform: 'google', kind: 'headline', format: 'google_search' } },
  ],
];
