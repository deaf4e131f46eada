import { useListTemplateCategoriesQuery, useListTemplateIndustriesQuery } from '../../api/templateLibraryApi';
import { industryValues, templateCategoryValues } from '../../api/bounds';
import { formatCount } from '../../lib/numbers';
import { categoryLabel, industryLabel } from './libraryNames';

type Group<Name> = { name: Name; count?: number };

/**
 * The categories and industries to choose from, with how many templates each has. Until the backend tells them, and
 * where it does not, those that the contract names.
 */
export function useLibraryOptions() {
  const categories = useListTemplateCategoriesQuery().data ?? templateCategoryValues.map(named);
  const industries = useListTemplateIndustriesQuery().data ?? industryValues.map(named);
  return {
    categoryOptions: categories.map((group) => option(group, categoryLabel)),
    industryOptions: industries.map((group) => option(group, industryLabel)),
  };
}

const named = <Name>(name: Name): Group<Name> => ({ name });

function option<Name>({ name, count }: Group<Name>, labelOf: (name: Name) => string) {
  return { value: name, label: count === undefined ? labelOf(name) : `${labelOf(name)} (${formatCount(count)})` };
}
