import type { CopyBrief } from '../ad-kit/writer/brief';
import { writeCopy } from '../ad-kit/writer/writeCopy';
import type { Services } from './services';

/**
 * A brief with a benefit for each way in which the writer reads them: a number, a deed, a thing. One has a curly
 * apostrophe: for texts with such signs the engine compiles every pattern a second time, which took the first request
 * with one 130 ms.
 */
const brief: CopyBrief = {
  productName: 'Northfold Coffee',
  targetAudience: 'people who work from home',
  platform: 'google',
  adType: 'search',
  tone: 'friendly',
  keyBenefits: ['Roasted every Thursday', 'Free shipping over $30', 'Cancel any time', 'The season’s best beans'],
  callToAction: null,
  maxCharacters: null,
  includeEmojis: false,
};

/**
 * Runs once, before requests are accepted, what is slow only the first time. Later it would delay everybody: the first
 * answer of the writer takes 220 ms (later ones 3 to 20), and the words of the templates take 310 ms for the first ad.
 */
export function prepareFirstAnswers({ library }: Pick<Services, 'library'>): void {
  library.prepare();
  writeCopy(brief, 'first');
}
