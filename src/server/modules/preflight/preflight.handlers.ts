import { fileAnswer } from '../../contract/fileAnswer';
import type { Handlers } from '../../contract/handlers';
import type { PreflightService } from './preflight.service';

export interface PreflightServices {
  preflight: PreflightService;
}

export function createPreflightHandlers({ preflight }: PreflightServices): Pick<Handlers, 'exportAdPreflight'> {
  return {
    exportAdPreflight: async ({ scope, params, query: { paper = 'a4', pictures = 'png' }, signal }) =>
      fileAnswer(await preflight.pdf(scope, params.id, { paper, pictures }, signal)),
  };
}
