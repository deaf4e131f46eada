import { addAd, addCampaign, addImage, anAd } from '../../testing/builders';
import { aBrief } from '../../testing/copyBuilders';
import { fullArtwork } from '../../testing/fullArtwork';
import type { ModuleSamples } from '../../testing/moduleSamples';
import type { TestServer } from '../../testing/testServer';

async function fullAd(server: TestServer, token: string) {
  const image = await addImage(server, token);
  const campaign = await addCampaign(server, token);
  return {
    name: 'Fresh beans',
    contents: [
      {
        format: 'google_search',
        headlines: [{ text: 'Beans', pin: 1 }],
        descriptions: [{ text: 'Roasted', pin: null }],
        path1: 'a',
        path2: 'b',
        final_url: 'https://northfold.example',
      },
    ],
    artwork: fullArtwork,
    picture: { headline: 'Warm', subheadline: 'From $14', body: 'Fresh', cta: 'Shop now' },
    from_brief: { brief: aBrief(), texts: ['Beans', 'Roasted'] },
    campaign_id: campaign.id,
    image_id: image.id,
    logo_id: image.id,
  };
}

export const samples = {
  bodies: {
    createAd: anAd(),
    labelAds: { add: ['Spring launch'], ids: ['01a1fdf6-40fe-77ff-8dd6-a12df61f4f1d'] },
    updateAd: { revision: 1, name: 'Taken over' },
    duplicateAd: {},
    addVariant: {},
    nameVariant: { variant_name: 'Taken over' },
  },
  writing: {
    createAd: async (server, token) => ({ body: await fullAd(server, token), path: '/ads', read: '/ads/{id}' }),
    updateAd: async (server, token) => {
      const { id } = await addAd(server, token);
      return { body: await fullAd(server, token), revision: 1, path: `/ads/${id}`, read: '/ads/{id}' };
    },
    nameVariant: async (server, token) => {
      const { id } = await addAd(server, token);
      return { body: { variant_name: 'Bold' }, path: `/ads/${id}/variant-name`, read: '/ads/{id}' };
    },
  },
  acting: ['labelAds', 'duplicateAd', 'addVariant'],
  things: {
    ad: {
      address: '/ads',
      add: async (server, token, teamId) => (await addAd(server, token, {}, teamId)).id,
    },
  },
} satisfies ModuleSamples;
