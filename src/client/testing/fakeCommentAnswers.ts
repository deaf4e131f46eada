import type { AdComment } from '../api/proofsApi';
import { aUuid } from './builders';
import type { FakeAccount } from './fakeAccount';
import { adShownBy, unlockedProof } from './fakeProofAnswers';
import { type FakeAnswers, FakeRefusal, faultOf, notFound, pageOf, refuseFaults } from './fakeState';

type CommentOperation =
  'listSharedComments' | 'commentOnSharedAd' | 'listAdComments' | 'answerAdComment' | 'resolveAdComment';

/** What clients say about ads, and what becomes of it. */
export const commentAnswers: FakeAnswers<CommentOperation> = {
  listSharedComments: ({ state, params, query }) => {
    const open = unlockedProof(state, params.token, query);
    const { id } = adShownBy(open, params.ad_id);
    const found = open.account.comments.filter(({ adId, token }) => adId === id && token === open.token);
    return pageOf(inState(found, query), query);
  },
  commentOnSharedAd: ({ state, params, query, body }) => {
    const open = unlockedProof(state, params.token, query);
    const ad = adShownBy(open, params.ad_id);
    const { name, text, format, preview = 0, point = null } = body;
    refuseFaults({
      name: faultOf.blank('Name', name),
      text: faultOf.blank('Text', text),
      format:
        !ad.contents.some((one) => one.format === format) &&
        'This ad doesn’t have that format anymore. Choose another one.',
    });
    const { account, token } = open;
    const comment: AdComment = {
      id: aUuid(),
      number: account.comments.filter(({ adId }) => adId === ad.id).length + 1,
      ...{ format, preview, point, name: name.trim(), text: text.trim() },
      created_at: new Date(state.now()).toISOString(),
      resolved_at: null,
      answers: [],
    };
    account.comments = [...account.comments, { adId: ad.id, token, comment }];
    return { body: comment };
  },
  listAdComments: ({ account, params, query }) => {
    if (!account.ads.some(({ id }) => id === params.id)) throw notFound('ad');
    return pageOf(
      inState(
        account.comments.filter(({ adId }) => adId === params.id),
        query,
      ),
      query,
    );
  },
  answerAdComment: ({ state, account, params, body: { text } }) => {
    refuseFaults({ text: faultOf.blank('Text', text) });
    const { answers } = find(account, params);
    if (answers.length >= 20) throw new FakeRefusal(409, 'too_many', 'This comment has 20 answers already.');
    const created_at = new Date(state.now()).toISOString();
    const answer = { id: aUuid(), name: account.user.full_name, text: text.trim(), created_at };
    return { body: change(account, params, { answers: [...answers, answer] }) };
  },
  resolveAdComment: ({ state, account, params, body: { resolved } }) => {
    const { resolved_at: before } = find(account, params);
    const now = new Date(state.now()).toISOString();
    return { body: change(account, params, { resolved_at: resolved ? (before ?? now) : null }) };
  },
};

type Kept = FakeAccount['comments'];
type Address = { id?: string; comment_id?: string };

const inState = (kept: Kept, query: URLSearchParams): AdComment[] =>
  kept
    .map(({ comment }) => comment)
    .filter(({ resolved_at }) => (resolved_at === null) === (query.get('state') !== 'resolved'));

function find({ ads, comments }: FakeAccount, { id, comment_id }: Address): AdComment {
  if (!ads.some((ad) => ad.id === id)) throw notFound('ad');
  const found = comments.find(({ adId, comment }) => adId === id && comment.id === comment_id);
  if (!found) throw notFound('comment');
  return found.comment;
}

function change(account: FakeAccount, address: Address, changed: Partial<AdComment>): AdComment {
  const comment = { ...find(account, address), ...changed };
  account.comments = account.comments.map((one) => (one.comment.id === comment.id ? { ...one, comment } : one));
  return comment;
}
