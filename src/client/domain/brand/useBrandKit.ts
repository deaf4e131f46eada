import { useGetBrandKitQuery } from '../../api/brandApi';
import { useWorkspace } from '../teams/workspace';

/** What new ads begin with where one works; `undefined` until it is known, and where the backend has no such thing. */
export function useBrandKit() {
  return useGetBrandKitQuery(useWorkspace()).data;
}
