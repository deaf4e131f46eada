import { toWireLinkPreset } from '../../contract/wire/links';
import type { Db } from '../../db/connect';
import { itemsIn } from '../../db/reach';
import { linkPresets } from '../../db/tables/links';
import { allOfThem } from '../../lib/page';
import type { Scope } from '../../lib/scope';
import type { Given, ServerModule } from '../../module';
import { createLinkHandlers } from './links.handlers';
import { createLinksRepository, type LinksRepository } from './links.repository';
import { createLinksService, type LinksService } from './links.service';

export const linksModule = {
  repositories: (db: Db) => ({ links: createLinksRepository(db) }),
  services: ({ repositories, unitOfWork, clock }: Given<{ links: LinksRepository }>) => ({
    links: createLinksService({ ...repositories, unitOfWork, clock }),
  }),
  handlers: createLinkHandlers,
  jobs: {},
  housekeeping: () => ({}),
  accountExport: async ({ links }: { links: LinksService }, ofAccount: Scope) => ({
    link_presets: (await links.listPresets(ofAccount, allOfThem)).items.map(toWireLinkPreset),
    link_settings: await links.settings(ofAccount),
  }),
  activity: {},
  itemKinds: { preset: itemsIn(linkPresets) },
} satisfies ServerModule;
