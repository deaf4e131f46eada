import { templateLibraryApi } from '../../api/templateLibraryApi';
import { ahead } from '../../api/baseApi';
import { askForLibrary } from '../../domain/template-library/askForLibrary';
import type { AskForData } from '../../redux/pageData';

export const askForTemplates: AskForData = (visit) => [
  ...askForLibrary(visit),
  visit.dispatch(templateLibraryApi.endpoints.getLibraryStats.initiate(undefined, ahead)),
];
