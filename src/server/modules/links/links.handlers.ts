import type { Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { fromWireLinkPreset, toWireLinkPreset } from '../../contract/wire/links';
import type { LinksService } from './links.service';

type LinkHandlers = Pick<
  Handlers,
  'listLinkPresets' | 'createLinkPreset' | 'deleteLinkPreset' | 'getLinkSettings' | 'updateLinkSettings'
>;

export function createLinkHandlers({ links }: { links: LinksService }): LinkHandlers {
  return {
    listLinkPresets: async ({ scope, query }) => {
      const paged = await links.listPresets(scope, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireLinkPreset) };
    },
    createLinkPreset: async ({ scope, body }) => ({
      status: 201,
      body: toWireLinkPreset(await links.createPreset(scope, fromWireLinkPreset(body))),
    }),
    deleteLinkPreset: async ({ scope, params }) => {
      await links.deletePreset(scope, params.id);
      return { status: 204 };
    },
    getLinkSettings: async ({ scope }) => ({ status: 200, body: await links.settings(scope) }),
    updateLinkSettings: async ({ scope, body }) => ({
      status: 200,
      body: await links.changeSettings(scope, body),
    }),
  };
}
