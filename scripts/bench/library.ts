import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import type { Database } from '../../src/server/db/connect';
import { silentLog } from '../../src/server/testing/silentLog';
import { libraryEntries } from '../../src/server/modules/template-library/content/library';
import { createLibraryTemplatesRepository } from '../../src/server/modules/template-library/libraryTemplates.repository';
import { createLibrarySearch, type LibrarySearch } from '../../src/server/modules/template-library/librarySearch';
import { placed } from '../../src/server/modules/template-library/placedEntries';
import { type LibraryScreen, openLibraryScreen } from './library-screen';
import { median } from './median';
import { openConfigured } from '../database/open-database';

const large = 10_000;
const rounds = 30;
const page = { limit: 24, offset: 0 };

/** How many times as long the screen of the large library may take: it shows no more of it. */
const mostTimesOnScreen = 2;

/** What is asked, and how many times as long it may take of the large library. */
const questions: { name: string; search?: string; mostTimes: number }[] = [
  { name: 'first page', mostTimes: 10 },
  {
    name: 'search for eight misspelt words',
    search: 'cofee drinkrs resturant lunhc evning specal ofer tody',
    mostTimes: large / libraryEntries.length,
  },
];

const entries = libraryEntries.map(placed);
/** So many times the library is there in the large one. */
const copies = Math.ceil(large / entries.length);

/**
 * Compares a page of the library with a page of one of 10,000 templates, on one database. With the address of a
 * database on a server, so that the product can share it, also what a person waits for it in a browser.
 */
export async function benchmarkLibrary(databaseUrl?: string): Promise<boolean> {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), 'campaigns-bench-'));
  const database = await openConfigured({ databaseUrl, dataDir }, silentLog);
  const library = createLibraryTemplatesRepository(database.db);
  let screen: LibraryScreen | undefined;
  try {
    await library.replace(entries);
    if (databaseUrl !== undefined) screen = await openLibraryScreen(databaseUrl);
    const few = await timesOf(library, createLibrarySearch(entries));
    const fewOnScreen = await screen?.timeList();
    await multiply(database);
    const many = await timesOf(library, createLibrarySearch(multiplied()));
    const manyOnScreen = await screen?.timeList();
    const isGood = questions.map(({ name, mostTimes }, index) =>
      compare(name, few[index] ?? 0, many[index] ?? 0, mostTimes),
    );
    if (fewOnScreen !== undefined && manyOnScreen !== undefined) {
      isGood.push(compare('on the screen after a click', fewOnScreen, manyOnScreen, mostTimesOnScreen));
    }
    return isGood.every(Boolean);
  } finally {
    await screen?.close();
    await database.close();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** Prints both times, in milliseconds; whether the large library is within its budget. */
function compare(name: string, small: number, big: number, mostTimes: number): boolean {
  const ratio = big / small;
  const isGood = ratio <= mostTimes;
  console.log(
    `library, ${name}: ${small.toFixed(1)} ms of ${libraryEntries.length} templates, ${big.toFixed(1)} ms of ${large}, ${ratio.toFixed(1)} times  budget ${mostTimes.toFixed(0)}${isGood ? '' : '  MISSED'}`,
  );
  return isGood;
}

type Library = ReturnType<typeof createLibraryTemplatesRepository>;

/** The median of each question in milliseconds. */
async function timesOf(library: Library, index: LibrarySearch): Promise<number[]> {
  const times: number[] = [];
  for (const { search } of questions) {
    const taken: number[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const start = performance.now();
      await library.page({ found: search === undefined ? undefined : index.find(search) }, page);
      taken.push(performance.now() - start);
    }
    times.push(median(taken));
  }
  return times;
}

/** The library's entries and their copies. */
const multiplied = () =>
  Array.from({ length: copies }, (_, copy) =>
    copy === 0 ? entries : entries.map((entry) => ({ ...entry, id: `${entry.id}-${copy}` })),
  ).flat();

/** Adds copies of the library's own templates. */
async function multiply(database: Database): Promise<void> {
  await database.run(
    `insert into library_templates (id, name, description, category, industry, format, headline, subheadline, body_text, cta, target_audience, best_platforms, conversion_tips, artwork, is_basic, position, version)
     select id || '-' || copy, name || ' ' || copy, description, category, industry, format, headline, subheadline, body_text, cta, target_audience, best_platforms, conversion_tips, artwork, is_basic, position + copy * 1000, version
     from library_templates, generate_series(1, ${copies - 1}) as copy`,
  );
  await database.run('analyze library_templates');
}
