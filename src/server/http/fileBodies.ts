import { createHash } from 'node:crypto';
import { type FileHandle, mkdtemp, open, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { finished, type Readable } from 'node:stream';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ReceivedFile } from '../lib/receivedFile';
import { Refusal } from '../lib/refusal';

declare module 'fastify' {
  interface FastifyRequest {
    /** The body where it is a file; null without one. */
    receivedFile: ReceivedFile | null;
  }
}

/** How many files may lie on disk at once, being received or waiting for their turn: 600 MB, and 200 of one account. */
const most = { inAll: 60, each: 20 };
const startBytes = 16;

/**
 * Writes bodies of these types to disk as they come, so that files which wait for their turn take no memory and a slow
 * sender holds up nobody. The contract says which routes take files. They are removed once the request is answered.
 */
export function readFileBodies(app: FastifyInstance, types: string[]): void {
  const owners: string[] = [];
  let folder: Promise<string> | undefined;
  let count = 0;
  app.decorateRequest('receivedFile', null);
  app.addHook('onClose', async () => {
    if (folder) await rm(await folder, { recursive: true, force: true });
  });

  app.addHook('onRequest', (request, reply, done) => {
    const type = request.headers['content-type'] ?? '';
    if (!types.some((one) => type.toLowerCase().startsWith(one))) return done();
    finished(reply.raw, () => {
      if (!request.receivedFile) return;
      owners.splice(owners.indexOf(ownerOf(request)), 1);
      rm(request.receivedFile.path, { force: true }).catch((error: unknown) => {
        request.log.warn({ err: error }, 'A received file could not be removed.');
      });
    });
    done();
  });

  app.addContentTypeParser(types, async (request: FastifyRequest, payload: Readable): Promise<undefined> => {
    const owner = ownerOf(request);
    const limit = request.routeOptions.bodyLimit;
    if (Number(request.headers['content-length'] ?? 0) > limit) throw tooLarge(limit);
    folder ??= mkdtemp(path.join(tmpdir(), 'campaign-studio-'));
    const file = { path: path.join(await folder, String(++count)), digest: '', start: Buffer.alloc(0) };
    // The file is removed when the answer ends, and a client that has disconnected gets none.
    if (payload.destroyed) throw tooMany();
    if (owners.length >= most.inAll || owners.filter((one) => one === owner).length >= most.each) throw tooMany();
    owners.push(owner);
    request.receivedFile = file;
    const handle = await open(file.path, 'wx');
    try {
      Object.assign(file, await copy(payload, handle, limit));
    } finally {
      await handle.close();
    }
    return undefined;
  });
}

const ownerOf = ({ caller, ip }: FastifyRequest): string => caller?.account.id ?? ip;

/** Throws `Refusal('payload_too_large')`, and leaves the connection open so that the client gets the answer. */
async function copy(payload: Readable, handle: FileHandle, limit: number): Promise<Omit<ReceivedFile, 'path'>> {
  const hash = createHash('sha256');
  let start = Buffer.alloc(0);
  let bytes = 0;
  for await (const chunk of payload.iterator({ destroyOnReturn: false }) as AsyncIterable<Buffer>) {
    bytes += chunk.length;
    if (bytes > limit) throw tooLarge(limit);
    if (start.length < startBytes) start = Buffer.concat([start, chunk]).subarray(0, startBytes);
    hash.update(chunk);
    await handle.write(chunk);
  }
  return { digest: hash.digest('hex'), start };
}

const tooLarge = (limit: number): Refusal =>
  new Refusal('payload_too_large', `The request is over ${limit / 1_048_576} MB. Please send less at a time.`);

const tooMany = (): Refusal =>
  new Refusal('busy', 'Too many images are being uploaded right now. Please try again in a few seconds.', {
    retryAfterSeconds: 10,
  });
