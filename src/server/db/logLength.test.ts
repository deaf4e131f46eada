import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onServer, restoreEmbedded } from '../testing/testDatabase';
import { shortenLog } from './logLength';

// A server keeps its log short by itself.
(onServer ? describe.skip : describe)('the log of the embedded database', () => {
  it('stays short however much is written', async () => {
    const folder = await mkdtemp(path.join(tmpdir(), 'log-length-'));
    const client = await restoreEmbedded(folder);
    try {
      await client.exec('create table notes (word text)');
      const lengths: number[] = [];
      for (let time = 0; time < 8; time += 1) {
        // Some 20 megabytes of log.
        await client.exec(`insert into notes select repeat('x', 200) from generate_series(1, 80000)`);
        await shortenLog(client);
        const segments = (await readdir(path.join(folder, 'pg_wal'))).filter((name) => /^[\dA-F]{24}$/.test(name));
        lengths.push(segments.length);
      }
      // Of 16 megabytes each, as long as the settings say that it may get.
      expect(Math.max(...lengths)).toBeLessThanOrEqual(6);
    } finally {
      await client.close();
      await rm(folder, { recursive: true });
    }
  });
});
