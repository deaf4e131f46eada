import type { ItemKind } from '../contract/access';
import { addAd, addCampaign, addGeneration, addImage, addLinkPreset, addTemplate, aDay } from './builders';
import type { TestServer } from './testServer';

/** Makes one of a team's things, for its owner, and returns its id. Each call makes another one. */
export function teamThings(
  server: TestServer,
  ofOwner: () => { token: string; teamId: string },
): Record<Exclude<ItemKind, 'team'>, () => Promise<string>> {
  let count = 0;
  /** Another colour is another file. */
  const aColour = () => `#${(++count).toString(16).padStart(6, '0')}`;
  return {
    campaign: async () => {
      const { token, teamId } = ofOwner();
      const { id } = await addCampaign(server, token, {}, teamId);
      await server.call('PUT', `/campaigns/${id}/metrics`, { token, body: [aDay()] });
      return id;
    },
    template: async () => {
      const { token, teamId } = ofOwner();
      return (await addTemplate(server, token, {}, teamId)).id;
    },
    ad: async () => {
      const { token, teamId } = ofOwner();
      return (await addAd(server, token, {}, teamId)).id;
    },
    image: async () => {
      const { token, teamId } = ofOwner();
      return (await addImage(server, token, { colour: aColour() }, teamId)).id;
    },
    preset: async () => {
      const { token, teamId } = ofOwner();
      await server.database.run('delete from link_presets');
      return (await addLinkPreset(server, token, {}, teamId)).id;
    },
    generation: async () => {
      const { token, teamId } = ofOwner();
      return (await addGeneration(server, token, {}, teamId)).id;
    },
  };
}
