import { templateLibraryApi } from '../../api/templateLibraryApi';
import { ahead } from '../../api/baseApi';
import type { AskForData } from '../../redux/pageData';
import { workspaceOf } from '../teams/teamsSlice';
import { libraryArguments, readLibraryFilters } from './libraryFilters';

const { listLibraryTemplates, listTemplateCategories, listTemplateIndustries } = templateLibraryApi.endpoints;

/** What the library shows on whichever page it stands. */
export const askForLibrary: AskForData = ({ dispatch, state, query }) => {
  const filters = readLibraryFilters(query);
  const groups = [
    dispatch(listTemplateCategories.initiate(undefined, ahead)),
    dispatch(listTemplateIndustries.initiate(undefined, ahead)),
  ];
  if (filters.tab !== 'browse') return groups;
  const wanted = { ...libraryArguments(filters), ...workspaceOf(state) };
  return [dispatch(listLibraryTemplates.initiate(wanted, ahead)), ...groups];
};
