/**
 * Answers the development server's API calls from the tests' fake backend, whose state lasts until that server ends.
 * What the fake can't answer is answered all the same, so that one wrong address doesn't end the development server.
 */
export const fakeMiddleware = (fake) => async (request, response) => {
  const answer = await respond(await fake, request).catch(problemOf);
  response.writeHead(answer.status, Object.fromEntries(answer.headers));
  response.end(Buffer.from(await answer.arrayBuffer()));
};

async function respond({ respond: answer }, request) {
  const chunks = [];
  for await (const chunk of request) chunks.push(chunk);
  return answer(
    new Request(`http://127.0.0.1${request.originalUrl ?? request.url}`, {
      method: request.method,
      headers: Object.entries(request.headers).map(([name, value]) => [name, String(value)]),
      ...(chunks.length > 0 ? { body: Buffer.concat(chunks) } : {}),
    }),
  );
}

/** In the contract's shape, so that the client shows it as it shows every failure. */
function problemOf(error) {
  const isUnknown = error.name === 'UnknownCall';
  const body = { detail: error.message, code: isUnknown ? 'not_found' : 'internal' };
  return Response.json(body, { status: isUnknown ? 404 : 500 });
}
