import { cleanUtm } from '../../ad-kit/linkBuilder';
import type { LinkPreset } from '../api/linksApi';
import { aUuid } from './builders';
import { type FakeAnswers, FakeRefusal, notFound, pageOf } from './fakeState';

type LinkOperation =
  | 'listLinkPresets'
  | 'createLinkPreset'
  | 'deleteLinkPreset'
  | 'getLinkSettings'
  | 'updateLinkSettings'
  | 'getBrandKit'
  | 'updateBrandKit';

/** How an account measures its links, and what its new ads begin with. */
export const linkAnswers: FakeAnswers<LinkOperation> = {
  listLinkPresets: ({ account, query }) => pageOf(account.linkPresets, query),
  createLinkPreset: ({ account, state, body }) => {
    if (account.linkPresets.length >= 50) {
      throw new FakeRefusal(409, 'too_many', 'You already have 50 presets. Delete some to make room.');
    }
    const preset: LinkPreset = {
      ...body,
      id: aUuid(),
      name: body.name.trim(),
      utm: cleanUtm(body.utm, account.linkSettings.separator),
      created_at: new Date(state.now()).toISOString(),
    };
    account.linkPresets = [preset, ...account.linkPresets];
    return { body: preset };
  },
  deleteLinkPreset: ({ account, params }) => {
    if (!account.linkPresets.some(({ id }) => id === params.id)) throw notFound('preset');
    account.linkPresets = account.linkPresets.filter(({ id }) => id !== params.id);
    return { body: undefined };
  },
  getLinkSettings: ({ account }) => ({ body: account.linkSettings }),
  updateLinkSettings: ({ account, body }) => {
    account.linkSettings = body;
    return { body };
  },
  getBrandKit: ({ account }) => ({ body: account.brandKit }),
  updateBrandKit: ({ account, body }) => {
    account.brandKit = { ...body, name: body.name.trim() };
    return { body: account.brandKit };
  },
};

export function aLinkPreset(own: Partial<LinkPreset> = {}): LinkPreset {
  return {
    id: aUuid(),
    name: 'Newsletter friends',
    utm: { source: 'partner', medium: 'cpc', campaign: '', term: '', content: '', id: '' },
    created_at: '2026-11-02T10:00:00.000Z',
    ...own,
  };
}
