import type { WireTypes } from '../contract/handlers';
import { addAd, addProof, signUp } from './builders';
import { useTestServer } from './testServer';

type NewComment = WireTypes['NewComment'];

/** A server with ads whose proof links are commented on, for the tests of a file. */
export function useComments() {
  const server = useTestServer({ config: { defaultPlan: 'business' } });

  const tokenOf = (link: string) => link.slice(link.lastIndexOf('/') + 1);

  const sentenceOf = (answer: { statusCode: number; json: () => unknown }) => {
    const { code, detail, errors = [] } = answer.json() as WireTypes['Problem'];
    return [answer.statusCode, code, errors[0]?.message ?? detail];
  };

  const lessRed: NewComment = {
    name: 'Dana',
    text: 'Less red.',
    format: 'facebook_feed',
    preview: 0,
    point: { x: 0.25, y: 0.5 },
  };

  const addressOf = (link: string, adId: string, query = '') =>
    `/shared-proofs/${tokenOf(link)}/ads/${adId}/comments${query}`;

  const comment = (link: string, adId: string, overrides: Partial<NewComment> = {}, query = '') =>
    server.call('POST', addressOf(link, adId, query), { body: { ...lessRed, ...overrides } });

  const commentsBy = (link: string, adId: string, query = '') => server.call('GET', addressOf(link, adId, query));

  const commentsOn = (token: string, adId: string, query = '') =>
    server.call('GET', `/ads/${adId}/comments${query}`, { token });

  const answer = (token: string, adId: string, id: string, text = 'We made it darker.') =>
    server.call('POST', `/ads/${adId}/comments/${id}/answers`, { token, body: { text } });

  /** An ad with a link. */
  async function prepare(overrides: Partial<WireTypes['NewProof']> = {}) {
    const { token } = await signUp(server);
    const ad = await addAd(server, token);
    const { link, proof } = await addProof(server, token, { ad_ids: [ad.id], ...overrides });
    return { token, ad, link, proof };
  }

  return { server, tokenOf, sentenceOf, lessRed, comment, commentsBy, commentsOn, answer, prepare };
}
