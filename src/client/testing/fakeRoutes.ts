import type { Operation } from '../api/api';
import type { TeamRole } from '../api/teamsApi';
import { routes } from './generated/routes.gen';

type Route = {
  method: string;
  path: string;
  status: number;
  isOpen: boolean;
  /** What it takes in the workspace that it is about; null where it is about none. */
  role: TeamRole | null;
  isReadOnlyEnough: boolean;
};

export type FoundOperation = { operation: Operation; params: Record<string, string>; route: Route };

const fakeRoutes: Record<Operation, Route> = routes;

/** The operation at a method and path, with the path's parameters. Fixed paths win over those with parameters. */
export function findOperation(method: string, path: string): FoundOperation | undefined {
  const found = (Object.entries(fakeRoutes) as [Operation, Route][])
    .filter(([, candidate]) => candidate.method === method)
    .flatMap(([operation, candidate]) => {
      const params = matchTemplate(candidate.path, path);
      return params ? [{ operation, params, route: candidate }] : [];
    });
  return found.sort((one, other) => Object.keys(one.params).length - Object.keys(other.params).length)[0];
}

function matchTemplate(template: string, path: string): Record<string, string> | undefined {
  const parts = path.split('/');
  const names = template.split('/');
  if (parts.length !== names.length) return undefined;
  const params: Record<string, string> = {};
  for (const [index, name] of names.entries()) {
    const part = decodeURIComponent(parts[index] ?? '');
    if (name.startsWith('{')) params[name.slice(1, -1)] = part;
    else if (name !== part) return undefined;
  }
  return params;
}
