import { Piscina } from 'piscina';
import type { ImageFile } from '../../modules/images/images.types';
import type { HeavyTasks } from './heavyTasks';

/** Does the tasks in threads of their own. */
export interface HeavyWorkers extends HeavyTasks {
  /** Ends the threads, and what they are doing. */
  close(): Promise<void>;
}

/** How many threads there are: as many as the turns that services hand out, so that none waits here. */
const heavyThreads = 2;

/** Makes threads of the built program `heavyWorker` as they are needed; an idle one ends and gives its memory back. */
export function createHeavyWorkers(program: string): HeavyWorkers {
  const pool = new Piscina({
    filename: program,
    minThreads: 0,
    maxThreads: heavyThreads,
    idleTimeout: 10_000,
    // By waiting without an event loop a thread would save microseconds, and end no task that needs the loop.
    atomics: 'disabled',
    resourceLimits: { maxOldGenerationSizeMb: 256 },
  });
  const task =
    <Name extends keyof HeavyTasks>(name: Name) =>
    (...args: Parameters<HeavyTasks[Name]>) =>
      pool.run({ name, args }, { transferList: filesIn(args) }) as ReturnType<HeavyTasks[Name]>;
  return {
    drawSvg: task('drawSvg'),
    drawAdSvg: task('drawAdSvg'),
    drawAdPng: task('drawAdPng'),
    drawAdPngs: task('drawAdPngs'),
    drawGoogleLogos: task('drawGoogleLogos'),
    jpegOf: task('jpegOf'),
    drawReport: task('drawReport'),
    drawPreflight: task('drawPreflight'),
    shrunk: task('shrunk'),
    readSize: task('readSize'),
    rewrite: task('rewrite'),
    readTones: task('readTones'),
    judgeCampaigns: task('judgeCampaigns'),
    compareAds: task('compareAds'),
    close: () => pool.destroy(),
  };
}

/** The memory of files among the arguments: it goes to the thread, since a copy of each would double it. */
function filesIn(args: readonly unknown[]): ArrayBuffer[] {
  return args
    .flatMap((arg) => (typeof arg === 'object' && arg !== null ? (Object.values(arg) as unknown[]) : []))
    .flatMap((value) => (isFile(value) && value.contents.buffer instanceof ArrayBuffer ? [value.contents.buffer] : []));
}

const isFile = (value: unknown): value is ImageFile =>
  typeof value === 'object' && value !== null && 'contents' in value && value.contents instanceof Uint8Array;
