import type { QueryArgFrom } from '@reduxjs/toolkit/query/react';
import type { Operation, WireDefinitions } from '../../api/api';
import type { FullAccount } from '../fullAccount';
import { routes } from '../generated/routes.gen';

/** Queries whose answers are files, which are not cached. */
const fileQueries = [
  'exportAccount',
  'exportCampaigns',
  'exportAnalyticsReport',
  'exportClientReport',
  'exportTeamActivity',
  'exportAuditLog',
  'getAdPicture',
  'exportAd',
  'exportAdPreflight',
  'exportVariants',
  'exportBulkFile',
  'getBulkFilePreview',
  'getLibraryArtwork',
  'getImage',
  'getSharedImage',
] as const satisfies Operation[];
type OfType<Type> = {
  [Op in Operation]: `${WireDefinitions[Op]['type']}` extends Type ? Op : never;
}[Operation];
export type Query = Exclude<OfType<'query'>, (typeof fileQueries)[number]>;
export type Mutation = OfType<'mutation'>;
export type Arg<Op extends Operation> = QueryArgFrom<WireDefinitions[Op]>;

const files: readonly string[] = fileQueries;
/** Every query whose answer is cached. */
export const kept = (Object.keys(routes) as Operation[]).filter(
  (operation): operation is Query => routes[operation].method === 'GET' && !files.includes(operation),
);

/** What a query asks for by itself: the contract's `x-item` names what its id is of, as the full account does. */
type Plain<Op extends Query> = (typeof routes)[Op]['item'] extends null ? Record<never, never> : { id: string };

/** Queries that say more. */
type Particular = {
  [Op in Query]: Plain<Op> extends Arg<Op> ? never : Arg<Op> extends void ? never : Op;
}[Query];

type Saying<Asking extends Query> = { [Op in Asking]: (full: FullAccount) => Arg<Op> };

/** What the others ask for; one that has to say something and doesn't here does not compile. */
const particulars: Saying<Particular> & Partial<Saying<Query>> = {
  getAnalyticsReport: () => ({ from: '2026-11-01', to: '2026-11-30', by: 'ad' }),
  previewPlanChange: () => ({ planId: 'enterprise' }),
  getCheckoutStatus: ({ checkoutId }) => ({ sessionId: checkoutId }),
  getSandboxCheckout: ({ checkoutId }) => ({ sessionId: checkoutId }),
  getReceipt: ({ transactionId }) => ({ id: transactionId }),
  listAdDecisions: ({ ad }) => ({ adIds: ad.id }),
  listSharedComments: ({ proofToken, ad }) => ({ token: proofToken, adId: ad.id }),
  getSharedProof: ({ proofToken }) => ({ token: proofToken }),
  getInvitation: ({ invitationToken }) => ({ token: invitationToken }),
};

export function argOf(query: Query, full: FullAccount): object {
  const { item } = routes[query];
  return particulars[query]?.(full) ?? (item === null ? {} : { id: full[item].id });
}
