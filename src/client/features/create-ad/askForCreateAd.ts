import { askForLibrary } from '../../domain/template-library/askForLibrary';
import type { AskForData } from '../../redux/pageData';
import { readCreateAdQuery } from './createAdQuery';

/** The library, with which the page begins. What is made for a campaign belongs where that does, which is not known. */
export const askForCreateAd: AskForData = (visit) => {
  const { from, templateId, campaignId } = readCreateAdQuery(visit.query);
  return from === 'library' && templateId === null && campaignId === null ? askForLibrary(visit) : [];
};
