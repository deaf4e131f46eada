import type { Db } from '../../db/connect';
import type { Turns } from '../../lib/turns';
import type { Given, ServerModule } from '../../module';
import type { PlansService } from '../plans/plans.service';
import { createAddTemplate } from '../templates/templates.service';
import type { ArtworkDrawing } from './artworkDrawing.port';
import { libraryEntries } from './content/library';
import { createLibraryTemplatesRepository, type LibraryTemplatesRepository } from './libraryTemplates.repository';
import { createTemplateLibraryHandlers } from './templateLibrary.handlers';
import { createTemplateLibraryService, type LibraryTx } from './templateLibrary.service';

interface Others {
  plans: PlansService;
  drawing: ArtworkDrawing;
  heavyTurns: Turns;
}

export const templateLibraryModule = {
  repositories: (db: Db) => ({ library: createLibraryTemplatesRepository(db) }),
  services: (given: Given<{ library: LibraryTemplatesRepository }, LibraryTx> & Others) => {
    const { repositories, unitOfWork, clock, plans, drawing, heavyTurns } = given;
    const { library } = repositories;
    const addTemplate = createAddTemplate(clock);
    const entries = libraryEntries;
    return {
      library: createTemplateLibraryService({ library, unitOfWork, plans, addTemplate, drawing, heavyTurns, entries }),
    };
  },
  handlers: createTemplateLibraryHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: () => Promise.resolve({}),
  activity: {},
  itemKinds: {},
} satisfies ServerModule;
