import fc from 'fast-check';
import { type AdFormat, type GoogleSearchAd } from '../../../../ad-kit/ad';
import { emptyAd } from '../../../../ad-kit/emptyAd';
import type { SavedAd } from '../../../api/adsApi';
import { aSavedAd } from '../../../testing/builders';
import { contentsOf, isSameDraft, parseAd } from './adDraft';
import {
  adEditorSlice,
  adLeft,
  adOpened,
  draftEdited,
  fieldEdited,
  formatAdded,
  formatRemoved,
  otherVersionTaken,
  ownVersionKept,
  redone,
  saveFailed,
  saveStarted,
  saveSucceeded,
  selectDraft,
  selectEditedAd,
  undone,
} from './adEditorSlice';

const { reducer } = adEditorSlice;
type Action = Parameters<typeof reducer>[1];

const ad = aSavedAd({ contents: [emptyAd('google_search')] });
const { id } = ad;

function after(...actions: Action[]) {
  const opened = reducer(undefined, adOpened({ ad, copy: null }));
  const adEditor = actions.reduce(reducer, opened);
  const edited = selectEditedAd({ adEditor }, id);
  if (!edited) throw new Error('The ad is gone.');
  return edited;
}

const write = (path: string, value: string, at?: number): Action => {
  const action = fieldEdited({ id, subject: path, format: 'google_search', path, value });
  return at === undefined ? action : { ...action, payload: { ...action.payload, at } };
};

const search = (edited: ReturnType<typeof after>) => contentsOf(edited.draft, 'google_search') as GoogleSearchAd;

describe('words of a template', () => {
  const headlines = ['Fresh roast ', 'Own'].map((text) => ({ text, pin: null }));
  const sampled: SavedAd = {
    ...ad,
    contents: [{ ...emptyAd('google_search'), headlines }],
    sample_texts: ['NORTHFOLD'],
    sample_fields: [{ format: 'google_search', field: 'headlines[0]' }],
  };

  it('are known from the ad as it is opened', () => {
    const adEditor = reducer(undefined, adOpened({ ad: sampled, copy: null }));
    expect(selectEditedAd({ adEditor }, id)?.samples).toEqual(['northfold', 'fresh roast']);
  });

  it('are known from then on where the server finds them later', () => {
    const stored = { id, stored: parseAd(ad), revision: 2, version: 0 };
    const learned = after(saveSucceeded({ ...stored, samples: ['one', 'two'] }), saveSucceeded(stored));
    expect(learned.samples).toEqual(['one', 'two']);
    const problem = { detail: 'Saved elsewhere.', code: 'stale_version', status: 409, fieldErrors: {} } as const;
    const conflict = { id, save: 'conflict', problem, theirs: sampled } as const;
    expect(after(saveFailed(conflict), otherVersionTaken({ id })).samples).toEqual(['northfold', 'fresh roast']);
    expect(after(saveFailed(conflict), ownVersionKept({ id })).samples).toEqual(['northfold', 'fresh roast']);
  });
});

describe('undo', () => {
  it('takes back what was typed in one go in one step', () => {
    const edited = after(write('path1', 'c', 0), write('path1', 'co', 100), write('path1', 'cof', 200), undone({ id }));
    expect(search(edited).path1).toBe('');
    expect(edited.past).toHaveLength(0);
  });

  it('takes back step by step what was typed after a pause, or elsewhere', () => {
    const typed = [write('path1', 'coffee', 0), write('path1', 'coffees', 5000), write('path2', 'new', 5100)];
    expect(search(after(...typed, undone({ id })))).toMatchObject({ path1: 'coffees', path2: '' });
    expect(search(after(...typed, undone({ id }), undone({ id })))).toMatchObject({ path1: 'coffee' });
  });

  it('takes back a whole gesture in one step, and only that, however slow it was', () => {
    const drag = (gesture: number, x: number, at: number): Action => {
      const artwork = { ...ad.artwork, image_crops: { '1080x1080': { x, y: 0.5, zoom: 1 } } };
      const action = draftEdited({ id, subject: `crop ${gesture}`, change: { artwork }, isGesture: true });
      return { ...action, payload: { ...action.payload, at } };
    };
    const drags = [drag(1, 0.4, 0), drag(1, 0.3, 4000), drag(1, 0.2, 9000), drag(2, 0.9, 9100)];
    const crop = (edited: ReturnType<typeof after>) => edited.draft.artwork.image_crops?.['1080x1080']?.x;
    expect(crop(after(...drags, undone({ id })))).toBe(0.2);
    expect(crop(after(...drags, undone({ id }), undone({ id })))).toBeUndefined();
  });

  it('takes back one step and all that came after it, where that step is asked for', () => {
    const typed = [write('path1', 'coffee', 0), write('path2', 'filled', 5000), write('path2', 'edited', 9000)];
    const back = after(...typed, undone({ id, downTo: 1 }));
    expect(search(back)).toMatchObject({ path1: 'coffee', path2: '' });
    expect(search(after(...typed, undone({ id, downTo: 1 }), redone({ id }), redone({ id }))).path2).toBe('edited');
    expect(search(after(...typed.slice(0, 1), undone({ id, downTo: 1 }))).path1).toBe('coffee');
  });

  it('forgets what could be redone when something else is written', () => {
    const edited = after(write('path1', 'a', 0), undone({ id }), write('path1', 'b', 9000), redone({ id }));
    expect(search(edited).path1).toBe('b');
  });

  it('brings back formats that were removed', () => {
    const removal = formatRemoved({ id, subject: 'remove', format: 'google_search' });
    const edited = after(write('path1', 'coffee', 0), removal, undone({ id }));
    expect(search(edited).path1).toBe('coffee');
  });

  it('and redo lead back to the same drafts, whatever was done', () => {
    const edits = fc.array(
      fc.oneof(
        fc
          .tuple(fc.constantFrom('path1', 'path2', 'headlines[0].text'), fc.string())
          .map(([path, value]) => write(path, value)),
        fc.string().map((name) => draftEdited({ id, subject: 'name', change: { name } }) as Action),
        fc
          .constantFrom<AdFormat>('facebook_feed', 'twitter_image')
          .map((format) => formatAdded({ id, subject: format, ad: emptyAd(format) }) as Action),
      ),
      { maxLength: 20 },
    );
    fc.assert(
      fc.property(edits, (actions) => {
        const spaced = actions.map((action, index) => ({
          ...action,
          payload: { ...(action as unknown as { payload: object }).payload, at: index * 10_000 },
        }));
        const done = after(...(spaced as Action[]));
        const steps = done.past.length;
        const back = after(...(spaced as Action[]), ...Array.from({ length: steps }, () => undone({ id })));
        expect(isSameDraft(back.draft, parseAd(ad))).toBe(true);
        const again = after(
          ...(spaced as Action[]),
          ...Array.from({ length: steps }, () => undone({ id })),
          ...Array.from({ length: steps }, () => redone({ id })),
        );
        expect(again.draft).toEqual(done.draft);
      }),
    );
  });
});

describe('saving', () => {
  const stored = parseAd(ad);

  it('is done when nothing was written meanwhile', () => {
    const edited = after(
      write('path1', 'coffee'),
      saveStarted({ id }),
      saveSucceeded({ id, stored, revision: 2, version: 1 }),
    );
    expect(edited).toMatchObject({ save: 'saved', revision: 2 });
  });

  it('goes on when something was', () => {
    const edited = after(
      write('path1', 'coffee'),
      saveStarted({ id }),
      write('path1', 'coffees'),
      saveSucceeded({ id, stored, revision: 2, version: 1 }),
    );
    expect(edited.save).toBe('unsaved');
  });

  it('forgets an ad that was left once it is stored, and not before', () => {
    const leave = (...actions: Action[]) =>
      [adOpened({ ad, copy: null }), ...actions].reduce<ReturnType<typeof reducer> | undefined>(reducer, undefined)
        ?.ads;
    expect(leave(adLeft({ id }))).toEqual({});
    expect(leave(write('path1', 'coffee'), adLeft({ id }))).toHaveProperty(id);
    const save = saveSucceeded({ id, stored, revision: 2, version: 1 });
    expect(leave(write('path1', 'coffee'), adLeft({ id }), save)).toEqual({});
  });
});

describe('a conflict', () => {
  const theirs: SavedAd = { ...ad, name: 'Theirs', revision: 5 };
  const problem = { detail: 'Saved elsewhere.', code: 'stale_version', status: 409, fieldErrors: {} } as const;
  const conflict = [write('path1', 'mine', 0), saveFailed({ id, save: 'conflict', problem, theirs })];

  it('keeps waiting while more is written', () => {
    expect(after(...conflict, write('path1', 'still mine', 9000))).toMatchObject({ save: 'conflict', theirs });
  });

  it('ends with this version on top of the other', () => {
    const edited = after(...conflict, ownVersionKept({ id }));
    expect(edited).toMatchObject({ save: 'unsaved', revision: 5, theirs: null });
    expect(search(edited).path1).toBe('mine');
  });

  it('ends with the other version, and undo has this one still', () => {
    const edited = after(...conflict, otherVersionTaken({ id }));
    expect(edited).toMatchObject({ save: 'saved', revision: 5, draft: { name: 'Theirs' } });
    expect(search(after(...conflict, otherVersionTaken({ id }), undone({ id }))).path1).toBe('mine');
  });
});

describe('an ad that is opened', () => {
  const copied = { ...parseAd(ad), name: 'Written offline' };
  const open = (revision: number) => {
    const adEditor = reducer(
      undefined,
      adOpened({ ad: { ...ad, revision: 3 }, copy: { draft: copied, revision, at: 0 } }),
    );
    return selectEditedAd({ adEditor }, id);
  };

  it('comes back with what this device kept of it', () => {
    expect(open(3)).toMatchObject({ draft: { name: 'Written offline' }, save: 'unsaved', isRecovered: true });
  });

  it('asks which version goes on when somebody else saved it meanwhile', () => {
    expect(open(2)).toMatchObject({ draft: { name: 'Written offline' }, save: 'conflict', theirs: { name: ad.name } });
  });
});

it('has nothing to say of ads that are not in it', () => {
  expect(selectEditedAd({}, id)).toBeUndefined();
  expect(() => selectDraft({}, id)).toThrow();
});
