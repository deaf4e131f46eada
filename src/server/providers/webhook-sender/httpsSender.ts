import dns from 'node:dns';
import http from 'node:http';
import https from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import type { SendResult, WebhookSender } from '../../modules/webhooks/webhookSender.port';

const longestMs = 5_000;
/** What is read of an answer, in bytes. The rest is not waited for. */
const mostRead = 4_000;
const mostKept = 1_000;

/** All of IPv6 that is given out for the internet (RFC 4291). The library counts some of the rest in. */
const internet = ipaddr.IPv6.parseCIDR('2000::/3');

class PrivateAddress extends Error {
  override readonly name = 'PrivateAddress';
}

interface SenderOptions {
  /** Whether receivers on this machine itself may be reached, by http too: for trying it out. */
  reachesLoopback: boolean;
  /** How names are looked up; as the system does, without it. */
  lookup?: typeof dns.lookup;
}

/**
 * Sends by https. Names are looked up once for each connection, and what they lead to is checked right there, so a name
 * that changes its mind leads nowhere else. Each connection is used once.
 */
export function createHttpsSender({ reachesLoopback, lookup = dns.lookup }: SenderOptions): WebhookSender {
  const mayReach = (address: string): boolean => isPublic(address) || (reachesLoopback && isLoopback(address));

  /** Finds no address at all of a name that has one which may not be reached. */
  const checkedLookup: LookupFunction = (name, options, done) => {
    lookup(name, { ...options, all: true }, (error, found) => {
      const [first] = found ?? [];
      if (error || !first) done(error ?? new Error('The name has no address.'), '');
      else if (!found.every(({ address }) => mayReach(address))) done(new PrivateAddress(), '');
      else if (options.all) done(null, found);
      else done(null, first.address, first.family);
    });
  };

  const complaintAbout = (text: string): string | undefined => {
    const url = URL.canParse(text) ? new URL(text) : undefined;
    if (!url) return 'Enter a full address, like https://example.com/hooks.';
    const host = hostOf(url);
    const isOwn = reachesLoopback && (host === 'localhost' || isLoopback(host));
    if (url.protocol !== 'https:' && !(url.protocol === 'http:' && isOwn))
      return 'The address must start with https://.';
    if (url.username !== '' || url.password !== '') return 'The address can’t contain a user name or password.';
    if (!isOwn && !(isIP(host) ? isPublic(host) : isPublicName(host)))
      return 'The address can’t be in a private network.';
    return undefined;
  };

  const send = async (text: string, headers: Readonly<Record<string, string>>, body: string): Promise<SendResult> => {
    if (complaintAbout(text) !== undefined) return { status: null, answer: null, failure: 'private_address' };
    const url = new URL(text);
    try {
      const { status, answer } = await post(url.protocol === 'https:' ? https : http, url, body, {
        agent: false,
        lookup: checkedLookup,
        headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
      });
      const isRedirect = status >= 300 && status < 400;
      return { status, answer, failure: isRedirect ? 'redirect' : status >= 200 && status < 300 ? null : 'status' };
    } catch (error) {
      return { status: null, answer: null, failure: failureOf(error) };
    }
  };

  return { complaintAbout, send };
}

/** Settles within the time, whether or not the receiver ever stops answering. */
function post(
  { request }: Pick<typeof http, 'request'>,
  url: URL,
  body: string,
  options: http.RequestOptions,
): Promise<{ status: number; answer: string }> {
  const signal = AbortSignal.timeout(longestMs);
  return new Promise((resolve, reject) => {
    const outgoing = request(url, { ...options, method: 'POST', signal }, (incoming) => {
      const status = incoming.statusCode ?? 0;
      const pieces: Buffer[] = [];
      let length = 0;
      const end = () => {
        const text = Buffer.concat(pieces).subarray(0, mostRead).toString('utf8');
        resolve({ status, answer: [...text.replaceAll('\0', '')].slice(0, mostKept).join('') });
        outgoing.destroy();
      };
      incoming.on('data', (piece: Buffer) => {
        pieces.push(piece);
        length += piece.length;
        if (length >= mostRead) end();
      });
      incoming.on('end', end);
      incoming.on('error', reject);
    });
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}

/** As it is connected to: without the brackets of IPv6, and without the dot that ends a full name. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[|\]$|\.$/g, '').toLowerCase();

const isLoopback = (host: string): boolean => isIP(host) !== 0 && ipaddr.parse(host).range() === 'loopback';

/** Whether the internet routes an address. */
function isPublic(host: string): boolean {
  const address = ipaddr.parse(host);
  return address.range() === 'unicast' && (address.kind() === 'ipv4' || address.match(internet));
}

/** Whether a name may be one of the internet's. */
const isPublicName = (host: string): boolean =>
  host.includes('.') && !/\.(localhost|local|internal|home\.arpa)$/.test(host);

function failureOf(error: unknown): Exclude<SendResult['failure'], null> {
  if (error instanceof PrivateAddress) return 'private_address';
  const { name, code } = error as NodeJS.ErrnoException;
  if (name === 'AbortError' || name === 'TimeoutError' || code === 'ABORT_ERR') return 'timeout';
  return /^(ERR_TLS|CERT_|DEPTH_ZERO|SELF_SIGNED|UNABLE_TO_(GET|VERIFY)|ERR_SSL|EPROTO)/.test(code ?? '')
    ? 'certificate'
    : 'unreachable';
}
