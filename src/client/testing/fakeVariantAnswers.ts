import { mostVariants } from '../../ad-kit/variants';
import type { SavedAd } from '../api/adsApi';
import { aUuid } from './builders';
import type { FakeAccount } from './fakeAccount';
import { addAd, findAd } from './fakeAdAnswers';
import { type FakeAnswers, FakeRefusal, faultOf, notFound, refuseFaults } from './fakeState';

type Variant = Pick<SavedAd, 'variant_group' | 'variant_name'>;

/** Ads that are tried side by side. */
export const variantAnswers: FakeAnswers<'listVariants' | 'addVariant' | 'nameVariant' | 'exportVariants'> = {
  listVariants: ({ account, params }) => {
    const ad = findAd(account, params.id);
    const made = [...account.ads].reverse();
    return { body: ad.variant_group === null ? [ad] : made.filter((one) => isIn(one, ad.variant_group)) };
  },
  addVariant: ({ account, state, params, body }) => {
    if (body.variant_name !== undefined) refuseBlank(body.variant_name);
    const ad = findAd(account, params.id);
    const variant_group = ad.variant_group ?? aUuid();
    const others = account.ads.filter((one) => one === ad || isIn(one, variant_group));
    if (others.length >= mostVariants) {
      throw new FakeRefusal(409, 'too_many_variants', 'An ad can have up to 6 variants. Delete one to make room.');
    }
    const names = others.map(({ variant_name }) => variant_name ?? 'A');
    const variant_name = body.variant_name?.trim() ?? [...'ABCDEF'].find((letter) => !names.includes(letter)) ?? 'A';
    refuseTaken(names, variant_name);
    if (ad.variant_group === null) replace(account, ad, { variant_group, variant_name: 'A' });
    return { body: addAd(account, state.now(), { ...ad, variant_group, variant_name }) };
  },
  exportVariants: () => {
    throw notFound('ad');
  },
  nameVariant: ({ account, params, body }) => {
    refuseBlank(body.variant_name);
    const ad = findAd(account, params.id);
    const variant_name = body.variant_name.trim();
    const others = account.ads.filter((one) => one !== ad && ad.variant_group !== null && isIn(one, ad.variant_group));
    refuseTaken(
      others.map((one) => one.variant_name ?? ''),
      variant_name,
    );
    return { body: replace(account, ad, { variant_group: ad.variant_group ?? aUuid(), variant_name }) };
  },
};

const refuseBlank = (name: string): void => refuseFaults({ variant_name: faultOf.blank('Variant name', name) });

const isIn = (ad: SavedAd, group: string | null): boolean => ad.variant_group === group;

function replace(account: FakeAccount, ad: SavedAd, variant: Variant): SavedAd {
  const changed = { ...ad, ...variant };
  account.ads = account.ads.map((one) => (one === ad ? changed : one));
  return changed;
}

function refuseTaken(names: readonly string[], name: string): void {
  if (!names.some((one) => one.toLowerCase() === name.toLowerCase())) return;
  throw new FakeRefusal(
    409,
    'variant_name_taken',
    `Another variant of this ad is already called “${name}”. Choose another name.`,
  );
}
