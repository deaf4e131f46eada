import { readdirSync } from 'node:fs';
import type { ItemKind } from '../contract/access';
import type { OperationId } from '../contract/handlers';
import { together } from '../module';
import type { ModuleSamples, SampleThing } from './moduleSamples';

const folder = new URL('../modules/', import.meta.url);

/** Of every module that has operations with a body, or things that are found by an id. */
const samples: ModuleSamples[] = [];
for (const file of readdirSync(folder, { recursive: true, encoding: 'utf8' }).sort()) {
  if (!file.endsWith('.samples.ts')) continue;
  const module = (await import(new URL(file, folder).href)) as { samples: ModuleSamples };
  samples.push(module.samples);
}

/** A valid body for each operation that takes one, so that nothing but the permission can be refused. */
export const sampleBodies: Readonly<Record<string, unknown>> = together(samples.map(({ bodies }) => bodies));

/** How every operation is tried that stores what it is sent. */
export const sampleWriting: ModuleSamples['writing'] = together(samples.map(({ writing }) => writing));

/** Every operation with a body that is not kept as it is. */
export const actingOperations: readonly OperationId[] = samples.flatMap(({ acting }) => acting);

/** What belongs to workspaces. */
export const sampleThings: Readonly<Partial<Record<ItemKind, SampleThing>>> = together(
  samples.map(({ things }) => things),
);
