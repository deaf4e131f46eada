import type { Turns } from '../../lib/turns';
import type { Given, ServerModule } from '../../module';
import type { AdFilesService } from '../ads/adFiles.service';
import type { BrandKitService } from '../brand/brandKit.service';
import type { ImagesService } from '../images/images.service';
import type { DecisionsService } from '../proofs/decisions.service';
import type { TeamsService } from '../teams/teams.service';
import { createPreflightHandlers } from './preflight.handlers';
import { createPreflightService } from './preflight.service';
import type { PreflightDrawing } from './preflightDrawing.port';

interface Others {
  adFiles: AdFilesService;
  images: ImagesService;
  brandKits: BrandKitService;
  decisions: DecisionsService;
  teams: TeamsService;
  drawing: PreflightDrawing;
  pictureTurns: Turns;
  heavyTurns: Turns;
}

export const preflightModule = {
  repositories: () => ({}),
  services: (given: Given<object> & Others) => ({ preflight: createPreflightService(given) }),
  handlers: createPreflightHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
