import http from 'node:http';
import type dns from 'node:dns';
import type { AddressInfo } from 'node:net';
import { type Receiver, startReceiver } from '../../testing/webhookReceiver';
import { createHttpsSender } from './httpsSender';

let receiver: Receiver;
beforeEach(async () => {
  receiver = await startReceiver();
});
afterEach(() => receiver.close());

const portOf = ({ url }: Receiver): string => new URL(url).port;
const onInternet = createHttpsSender({ reachesLoopback: false });
const onLaptop = createHttpsSender({ reachesLoopback: true });

/** Looks every name up as these addresses. */
const leadingTo = (...addresses: string[]) =>
  ((_name: string, _options: object, done: (error: null, found: dns.LookupAddress[]) => void) => {
    done(
      null,
      addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  }) as typeof dns.lookup;

const privateSpellings = [
  '127.0.0.1',
  '127.1',
  '2130706433',
  '0x7f000001',
  '0x7f.1',
  '0177.0.0.1',
  '127.0.0.1.',
  '0.0.0.0',
  '0',
  '10.0.0.1',
  '172.16.0.1',
  '192.168.1.1',
  '169.254.169.254',
  '2852039166',
  '100.64.0.1',
  '192.0.2.1',
  '198.18.0.1',
  '224.0.0.1',
  '255.255.255.255',
  '[::]',
  '[::1]',
  '[0:0:0:0:0:0:0:1]',
  '[::ffff:127.0.0.1]',
  '[::ffff:7f00:1]',
  '[::127.0.0.1]',
  '[64:ff9b::7f00:1]',
  '[2002:7f00:1::]',
  '[fc00::1]',
  '[fd12:3456::1]',
  '[fe80::1]',
  '[ff02::1]',
  'localhost',
  'LOCALHOST',
  'localhost.',
  'app.localhost',
  'printer.local',
  'metadata.google.internal',
  'intranet',
  '①②⑦.⓪.⓪.①',
];

describe('addresses that are refused', () => {
  it.each(privateSpellings)('are private ones: %s', async (host) => {
    const url = `https://${host}:${portOf(receiver)}/hooks`;
    expect(onInternet.complaintAbout(url)).toBe('The address can’t be in a private network.');
    expect(await onInternet.send(url, {}, '{}')).toEqual({ status: null, answer: null, failure: 'private_address' });
    expect(receiver.received).toEqual([]);
  });

  it.each([
    ['http://hooks.example.com/', 'The address must start with https://.'],
    ['http://127.0.0.1/', 'The address must start with https://.'],
    ['ftp://hooks.example.com/', 'The address must start with https://.'],
    ['file:///etc/passwd', 'The address must start with https://.'],
    ['https://mara:secret@hooks.example.com/', 'The address can’t contain a user name or password.'],
    ['https://mara@hooks.example.com/', 'The address can’t contain a user name or password.'],
    ['hooks.example.com', 'Enter a full address, like https://example.com/hooks.'],
    ['https://', 'Enter a full address, like https://example.com/hooks.'],
    ['', 'Enter a full address, like https://example.com/hooks.'],
  ])('are those that lead nowhere safe: %s', (url, complaint) => {
    expect(onInternet.complaintAbout(url)).toBe(complaint);
  });

  it.each(['https://hooks.example.com/studio?key=1', 'https://93.184.215.14/', 'https://[2606:4700::1111]:8443/'])(
    'are not those of the internet: %s',
    (url) => {
      expect(onInternet.complaintAbout(url)).toBeUndefined();
    },
  );

  it.each([
    ['127.0.0.1'],
    ['10.1.2.3'],
    ['::1'],
    ['::ffff:10.0.0.1'],
    ['169.254.169.254'],
    ['93.184.215.14', '127.0.0.1'],
  ])('are names that lead to private ones when they are connected to: %s', async (...addresses) => {
    const sender = createHttpsSender({ reachesLoopback: false, lookup: leadingTo(...addresses) });
    const url = `https://hooks.example.com:${portOf(receiver)}/`;
    expect(sender.complaintAbout(url)).toBeUndefined();
    expect(await sender.send(url, {}, '{}')).toEqual({ status: null, answer: null, failure: 'private_address' });
    expect(receiver.received).toEqual([]);
  });

  it('are those of names that change their mind', async () => {
    const answers = ['93.184.215.14', '127.0.0.1'];
    const asked: string[] = [];
    const sender = createHttpsSender({
      reachesLoopback: false,
      lookup: ((name: string, options: object, done: never) => {
        asked.push(name);
        (leadingTo(answers.shift() ?? '127.0.0.1') as unknown as (...args: unknown[]) => void)(name, options, done);
      }) as typeof dns.lookup,
    });
    const url = `https://hooks.example.com:${portOf(receiver)}/`;
    // The first one leads to the internet, which no test reaches: it is asked once, and what it said is connected to.
    const first = sender.send(url, {}, '{}');
    expect((await sender.send(url, {}, '{}')).failure).toBe('private_address');
    expect(asked).toEqual(['hooks.example.com', 'hooks.example.com']);
    expect((await first).failure).not.toBeNull();
    expect(receiver.received).toEqual([]);
  });

  it('are on loopback only with the setting, and other private ones not even then', () => {
    expect(onLaptop.complaintAbout(receiver.url)).toBeUndefined();
    expect(onLaptop.complaintAbout('http://localhost:4000/')).toBeUndefined();
    expect(onLaptop.complaintAbout('http://[::1]:4000/')).toBeUndefined();
    expect(onLaptop.complaintAbout('http://hooks.example.com/')).toBe('The address must start with https://.');
    expect(onLaptop.complaintAbout('https://192.168.1.1/')).toBe('The address can’t be in a private network.');
  });
});

describe('a receiver', () => {
  it('gets the body and the headers, and its answer is told', async () => {
    receiver.answer = (response) => void response.writeHead(200).end('Thanks 💐');
    expect(await onLaptop.send(receiver.url, { 'webhook-id': '1' }, '{"é":1}')).toEqual({
      status: 200,
      answer: 'Thanks 💐',
      failure: null,
    });
    expect(receiver.received).toMatchObject([
      { body: '{"é":1}', headers: { 'webhook-id': '1', 'content-length': '8' } },
    ]);
  });

  it.each([400, 404, 410, 500, 503])('fails by answering %i', async (status) => {
    receiver.answer = (response) => void response.writeHead(status).end('No.');
    expect(await onLaptop.send(receiver.url, {}, '{}')).toEqual({ status, answer: 'No.', failure: 'status' });
  });

  it('is not followed to where it points', async () => {
    receiver.answer = (response) => void response.writeHead(302, { location: receiver.url }).end();
    expect(await onLaptop.send(receiver.url, {}, '{}')).toEqual({ status: 302, answer: '', failure: 'redirect' });
    expect(receiver.received).toHaveLength(1);
  });

  it('is not listened to without end', async () => {
    let isHeard = true;
    receiver.answer = (response) => {
      response.writeHead(200);
      response.on('close', () => {
        isHeard = false;
      });
      const talk = () => {
        while (isHeard && response.write('blah'.repeat(1_000)));
        if (isHeard) response.once('drain', talk);
      };
      talk();
    };
    const { status, answer, failure } = await onLaptop.send(receiver.url, {}, '{}');
    expect({ status, failure, length: answer?.length }).toEqual({ status: 200, failure: null, length: 1_000 });
  });

  it('is waited for 5 seconds, whether it says nothing or little at a time', async () => {
    let talking: NodeJS.Timeout | undefined;
    receiver.answer = (response) => {
      response.writeHead(200);
      talking = setInterval(() => response.write('.'), 100);
    };
    const silent = http.createServer(() => {});
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const silentUrl = `http://127.0.0.1:${(silent.address() as AddressInfo).port}/`;
    const began = performance.now();
    const results = await Promise.all([onLaptop.send(receiver.url, {}, '{}'), onLaptop.send(silentUrl, {}, '{}')]);
    clearInterval(talking);
    silent.closeAllConnections();
    silent.close();
    expect(results).toEqual(Array(2).fill({ status: null, answer: null, failure: 'timeout' }));
    expect(performance.now() - began).toBeGreaterThan(4_900);
  });

  it('that nobody is at can’t be reached', async () => {
    await receiver.close();
    expect(await onLaptop.send(receiver.url, {}, '{}')).toMatchObject({ failure: 'unreachable' });
  });

  it('without a certificate is not trusted', async () => {
    const url = receiver.url.replace('http:', 'https:');
    expect(await onLaptop.send(url, {}, '{}')).toMatchObject({ failure: 'certificate' });
    expect(receiver.received).toEqual([]);
  });

  it('can’t put what no database takes into the log', async () => {
    receiver.answer = (response) => void response.writeHead(200).end(Buffer.from([0, 65, 255, 0xd8, 0, 66]));
    expect((await onLaptop.send(receiver.url, {}, '{}')).answer).toBe('A\ufffd\ufffdB');
  });
});
