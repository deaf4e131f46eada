import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server on this machine that keeps what it gets. */
export interface TestMailServer {
  url: string;
  /** What was taken, as it travelled. */
  received: { recipients: string[]; text: string }[];
  /** How many of the next mails are refused. */
  refuse(count: number): void;
  /** Takes no mail to such addresses until the returned function is called; their senders wait. */
  hold(addresses: RegExp): () => void;
  close(): Promise<void>;
}

export async function startTestMailServer(): Promise<TestMailServer> {
  const received: TestMailServer['received'] = [];
  let refusals = 0;
  let held: { addresses: RegExp; released: Promise<void> } | undefined;
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onRcptTo: ({ address }, _session, done) => {
      if (held?.addresses.test(address)) void held.released.then(() => done());
      else done();
    },
    onData: (stream, session, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        if (refusals > 0) {
          refusals -= 1;
          done(new Error('Try again later'));
          return;
        }
        const recipients = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ recipients, text: Buffer.concat(chunks).toString('utf8') });
        done();
      });
    },
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    refuse: (count) => {
      refusals = count;
    },
    hold: (addresses) => {
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      held = { addresses, released };
      return () => {
        held = undefined;
        release();
      };
    },
    close: () => new Promise((resolve) => server.close(resolve)),
  };
}
