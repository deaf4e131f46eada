import { sessionStarted, signedOut } from '../../api/authSlice';
import { makeStore } from '../../app/store';
import { answerFrom } from '../../testing/apiServer';
import { aCampaign, aProAccount } from '../../testing/builders';
import { createFakeApi } from '../../testing/fakeApi';
import { createFakeWorld } from '../../testing/fakeWorld';
import { createReportReader } from './reportReader';

const file = new File(['Day,Campaign,Clicks,Cost\n2026-11-01,Brand,50,25.50\n'], 'report.csv');

function aReader() {
  const fake = createFakeApi({ user: aProAccount() });
  fake.account.campaigns = [aCampaign({ name: 'Brand' })];
  answerFrom(fake);
  const store = makeStore({ extra: createFakeWorld().extra });
  store.dispatch(sessionStarted({ token: fake.signIn(), user: fake.account.user }));
  return { fake, store, reader: createReportReader(store.dispatch) };
}

it('reads a file, and tells of each step', async () => {
  const { fake, reader } = aReader();
  const steps: unknown[] = [];
  const leave = reader.subscribe(() => steps.push(reader.reading().progress));
  await reader.readFile(file);
  expect(steps).toEqual([{ rows: 0, of: 0 }, { rows: 1, of: 1 }, undefined]);
  expect(reader.reading()).toMatchObject({ chosen: { name: 'report.csv' }, problem: undefined });
  expect(fake.countCalls('importReport')).toBe(1);
  leave();
  reader.clear();
  expect(steps).toHaveLength(3);
});

it('asks nothing about a file whose person has signed out, and lets go of it', async () => {
  const { fake, store, reader } = aReader();
  const read = reader.readFile(file);
  store.dispatch(signedOut({ reason: 'requested' }));
  await read;
  expect(reader.reading()).toEqual({ chosen: undefined, problem: undefined, progress: undefined });
  expect(fake.countCalls('importReport')).toBe(0);
});
