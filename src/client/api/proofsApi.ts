import type { DefinitionsFromApi } from '@reduxjs/toolkit/query/react';
import { type AdComment, type Proof, generatedApi } from './generated/proofs.gen';
import { type Page, toPage } from './page';
import { type CachingDecisions, type TagType, invalidatesOnSuccess, listTag, nothing, tag, tagsOfList } from './tags';
import type { Answering } from './whole';

/** The contract's own types of each operation, before lists become pages. */
type ProofsDefinitions = DefinitionsFromApi<typeof generatedApi>;
type Definitions = Answering<
  ProofsDefinitions,
  { listProofs: Page<Proof>; listSharedComments: Page<AdComment>; listAdComments: Page<AdComment> }
>;

const proofsChange = invalidatesOnSuccess(() => [listTag('Proof')]);

/** Links and the pages behind them count comments. */
const commentsChange = invalidatesOnSuccess(() => [listTag('AdComment')]);

/** Links that show ads to people without an account, and what these see. */
export const proofsApi = generatedApi.enhanceEndpoints<TagType, Definitions>({
  endpoints: {
    listProofs: {
      transformResponse: toPage<Proof>,
      providesTags: (page) => [...tagsOfList('Proof', page?.items), listTag('AdComment')],
    },
    createProof: { invalidatesTags: proofsChange },
    updateProof: { invalidatesTags: proofsChange },
    revokeProof: { invalidatesTags: proofsChange },
    // The tab may be signed in, too: a change of its ads or links shows here at once.
    getSharedProof: { providesTags: [listTag('Ad'), listTag('AdComment'), listTag('Proof')] },
    unlockSharedProof: { invalidatesTags: nothing },
    requestApprovalCode: { invalidatesTags: nothing },
    // Refused with 403, the address is no longer one of those who decide: the page may not ask for codes anymore.
    confirmApprovalCode: { invalidatesTags: (_confirmed, error) => (error?.status === 403 ? [listTag('Proof')] : []) },
    getSharedImage: { providesTags: nothing },
    // Refused with 409, the ad has changed since it was shown, and with 403, who may decide has: it is read again.
    decideOnSharedAd: {
      invalidatesTags: (_decision, error) =>
        error && error.status !== 409 && error.status !== 403 ? [] : [listTag('Proof')],
    },
    listSharedComments: {
      transformResponse: toPage<AdComment>,
      providesTags: [listTag('AdComment')],
    },
    // A refusal leaves what was typed, and the page.
    commentOnSharedAd: { invalidatesTags: commentsChange },
    listAdComments: { transformResponse: toPage<AdComment>, providesTags: [listTag('AdComment')] },
    resolveAdComment: { invalidatesTags: commentsChange },
    answerAdComment: { invalidatesTags: commentsChange },
    getProofEmails: { providesTags: [tag('ProofEmails')] },
    setProofEmails: { invalidatesTags: invalidatesOnSuccess(() => [tag('ProofEmails')]) },
    stopProofEmails: { invalidatesTags: invalidatesOnSuccess(() => [tag('ProofEmails')]) },
    getApprovedAd: { providesTags: [listTag('Proof')] },
    listAdDecisions: { providesTags: [listTag('Ad'), listTag('Proof')] },
  } satisfies CachingDecisions<Definitions>,
});

export const {
  useListProofsQuery,
  useCreateProofMutation,
  useUpdateProofMutation,
  useRevokeProofMutation,
  useGetSharedProofQuery,
  useUnlockSharedProofMutation,
  useRequestApprovalCodeMutation,
  useConfirmApprovalCodeMutation,
  useDecideOnSharedAdMutation,
  useListAdDecisionsQuery,
  useGetApprovedAdQuery,
  useListAdCommentsQuery,
  useResolveAdCommentMutation,
  useAnswerAdCommentMutation,
  useListSharedCommentsQuery,
  useCommentOnSharedAdMutation,
  useGetProofEmailsQuery,
  useSetProofEmailsMutation,
  useStopProofEmailsMutation,
} = proofsApi;
export type {
  AdComment,
  AdDecision,
  ApprovedAd,
  ApprovedVersion,
  CommentCounts,
  CreatedProof,
  DecisionKind,
  NewComment,
  NewProof,
  Proof,
  SharedAd,
  SharedDecision,
  SharedImage,
  SharedProof,
} from './generated/proofs.gen';
