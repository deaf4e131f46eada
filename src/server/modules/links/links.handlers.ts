import type { Handlers } from '../../contract/handlers';
import { pageOf, totalCount } from '../../contract/paging';
import { toWireLinkPreset } from '../../contract/wire/links';
import type { LinksService } from './links.service';

type LinkHandlers = Pick<
  Handlers,
  'listLinkPresets' | 'createLinkPreset' | 'deleteLinkPreset' | 'getLinkSettings' | 'updateLinkSettings'
>;

export function createLinkHandlers({ links }: { links: LinksService }): LinkHandlers {
  return {
    listLinkPresets: async ({ caller, query }) => {
      const paged = await links.listPresets(caller.account.id, pageOf(query));
      return { status: 200, headers: totalCount(paged), body: paged.items.map(toWireLinkPreset) };
    },
    createLinkPreset: async ({ caller, body: { name, utm } }) => ({
      status: 201,
      body: toWireLinkPreset(await links.createPreset(caller.account.id, { name, utm })),
    }),
    deleteLinkPreset: async ({ caller, params }) => {
      await links.deletePreset(caller.account.id, params.id);
      return { status: 204 };
    },
    getLinkSettings: async ({ caller }) => ({ status: 200, body: await links.settings(caller.account.id) }),
    updateLinkSettings: async ({ caller, body }) => ({
      status: 200,
      body: await links.changeSettings(caller.account.id, body),
    }),
  };
}
