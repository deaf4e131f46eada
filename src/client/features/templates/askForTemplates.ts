import { adsApi } from '../../api/adsApi';
import { ahead } from '../../api/baseApi';
import { askForLibrary } from '../../domain/template-library/askForLibrary';
import type { AskForData } from '../../redux/pageData';

export const askForTemplates: AskForData = (visit) => [
  ...askForLibrary(visit),
  visit.dispatch(adsApi.endpoints.getLibraryStats.initiate(undefined, ahead)),
];
