import { RunningServer } from '../../src/browser-tests/server';
import { modelCopy, replyWith } from '../../src/server/testing/modelCopy';
import { OpenAiServer } from '../../src/server/testing/openaiServer';

/** Between two pieces of four characters: forty a second, as models of the middle size write. */
const pieceMs = 25;

const brief = {
  product_name: 'Northfold Coffee subscription',
  target_audience: 'People who grind at home',
  platform: 'facebook',
  ad_type: 'display',
  key_benefits: ['Roasted the day before it ships', 'Skip or pause any week'],
};

/** How soon the first text of ad copy is there while a model still writes, beside the whole answer. */
export async function benchmarkFirstText(): Promise<void> {
  const model = new OpenAiServer();
  model.usually = () => replyWith(modelCopy, { pieceMs });
  await model.start();
  const settings = { AI_PROVIDER: 'openai', AI_BASE_URL: model.baseUrl, AI_MODEL: 'bench' };
  const server = await RunningServer.start({ DEFAULT_PLAN: 'pro', DEMO: 'on', LOG_LEVEL: 'warn', ...settings });
  try {
    const { first, whole } = await timesOf(server);
    const share = ((first / whole) * 100).toFixed(0);
    console.log(
      `\nad copy of a streaming model: first text after ${first.toFixed(0)} of ${whole.toFixed(0)} ms, ${share} %`,
    );
  } finally {
    await server.dispose();
    await model.stop();
  }
}

async function timesOf({ url }: RunningServer): Promise<{ first: number; whole: number }> {
  const demo = await fetch(`${url}/api/auth/demo`, { method: 'POST' });
  const { access_token: token } = (await demo.json()) as { access_token: string };
  const startedAt = performance.now();
  const answer = await fetch(`${url}/api/ai/generate-ad-copy`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      accept: 'application/x-ndjson',
    },
    body: JSON.stringify(brief),
  });
  if (!answer.ok || !answer.body) throw new Error(`Ad copy was answered with ${answer.status}.`);
  let first = 0;
  for await (const _lines of answer.body) first ||= performance.now() - startedAt;
  return { first, whole: performance.now() - startedAt };
}
