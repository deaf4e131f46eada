import { addImage, aPicture } from '../../testing/builders';
import type { ModuleSamples } from '../../testing/moduleSamples';

let count = 0;
/** Another colour is another file. */
const aColour = () => `#${(++count).toString(16).padStart(6, '0')}`;

export const samples = {
  bodies: { uploadImage: await aPicture() },
  writing: {},
  acting: ['uploadImage'],
  things: {
    image: {
      address: '/images',
      add: async (server, token, teamId) => (await addImage(server, token, { colour: aColour() }, teamId)).id,
    },
  },
} satisfies ModuleSamples;
