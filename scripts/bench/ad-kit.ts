import type { Ad } from '../../src/ad-kit/ad';
import { checkAd } from '../../src/ad-kit/check';
import { convertAd } from '../../src/ad-kit/convert';
import { fitText } from '../../src/ad-kit/fit';
import { adFormats } from '../../src/ad-kit/formats';
import { adPlatforms } from '../../src/ad-kit/platforms';
import { aFeedAd } from '../../src/ad-kit/testing/adBuilders';
import { lifelikeBriefs } from '../../src/ad-kit/writer/testing/briefs';
import { copyTones } from '../../src/ad-kit/writer/brief';
import { writeCopy } from '../../src/ad-kit/writer/writeCopy';
import { median } from './median';

/**
 * The checks that run with every key pressed, each as a ratio to reading the same ads from JSON, in turns in one run,
 * so that a busy machine slows them alike.
 */
const rounds = 15;
const timesEach = 200;
/** A full check of one ad on all platforms may take this many times as long as reading it from JSON. */
const mostTimes = 60;
/** Answers of the built-in writer a second, on one core. */
const writerGoal = 1000;

const words = 'Coffee beans from four farms, roasted the morning your order leaves us and ground for your machine. ';
/** A normal ad, and one whose texts are long, not Latin and in breach of many rules. */
const ads = {
  'an ad': aFeedAd({ primary_text: words.repeat(2), description: 'Skip any week you like' }),
  'a bad ad': aFeedAd({
    primary_text: `${words.repeat(12)}焙煎したてのコーヒー豆!! 👨‍👩‍👧‍👦 `.repeat(3),
    headline: 'コーヒー豆'.repeat(20),
  }),
};

/** Prints what the ad kit takes and says whether the check keeps its budget. */
export function benchmarkAdKit(): boolean {
  console.log('\nad kit\n');
  const areChecksQuick = Object.entries(ads)
    .map(([name, source]) =>
      benchmark(
        name,
        adFormats.map((format) => convertAd(source, format).ad as Ad),
        source,
      ),
    )
    .every(Boolean);
  benchmarkWriter();
  return areChecksQuick;
}

function benchmark(name: string, everywhere: Ad[], source: Ad): boolean {
  const json = JSON.stringify(everywhere);
  const jobs = {
    'reading it from JSON': () => JSON.parse(json) as unknown,
    'a check on all platforms': () => everywhere.map((ad) => checkAd(ad)),
    'a conversion to a search ad': () => convertAd(source, 'google_search'),
    'a text fitted to 90': () => fitText('primary_text' in source ? source.primary_text : '', 90, 'display_width'),
  };
  const times = new Map<string, number[]>();
  for (let round = 0; round < rounds; round += 1) {
    for (const [job, run] of Object.entries(jobs)) times.set(job, [...(times.get(job) ?? []), microsecondsOf(run)]);
  }
  const base = median(times.get('reading it from JSON') ?? []);
  const check = median(times.get('a check on all platforms') ?? []) / base;
  const isWithinBudget = name === 'a bad ad' || check <= mostTimes;
  for (const [job, values] of times) {
    const isChecked = job === 'a check on all platforms' && name !== 'a bad ad';
    const note = isChecked ? `  budget ${mostTimes}${isWithinBudget ? '' : '  MISSED'}` : '';
    const [microseconds, ratio] = [median(values).toFixed(1), (median(values) / base).toFixed(1)];
    console.log(`${`${name}: ${job}`.padEnd(42)} ${microseconds.padStart(8)} µs ${ratio.padStart(7)}${note}`);
  }
  return isWithinBudget;
}

/** The built-in writer, over customers' briefs of every platform, type and tone. */
function benchmarkWriter(): void {
  const answer = (index: number) =>
    writeCopy(
      {
        ...inTurn(lifelikeBriefs, index),
        platform: inTurn(adPlatforms, index),
        adType: inTurn(['search', 'display', 'video', 'carousel', 'story'], index + Math.floor(index / 5)),
        tone: inTurn(copyTones, index + Math.floor(index / 25)),
      },
      `seed ${index}`,
    );
  let written = 0;
  const times = Array.from({ length: rounds }, () => microsecondsOf(() => answer(written++)));
  const perSecond = 1_000_000 / median(times);
  const isReached = perSecond >= writerGoal;
  const note = `goal ${writerGoal.toLocaleString('en-US')}${isReached ? '' : '  MISSED'}`;
  console.log(`\nthe built-in writer: ${perSecond.toFixed(0)} answers a second  ${note}`);
}

const inTurn = <Item>(items: readonly Item[], index: number): Item => items[index % items.length] as Item;

function microsecondsOf(run: () => unknown): number {
  const startedAt = performance.now();
  for (let time = 0; time < timesEach; time += 1) run();
  return ((performance.now() - startedAt) * 1000) / timesEach;
}
