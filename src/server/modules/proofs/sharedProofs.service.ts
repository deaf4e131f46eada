import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Clock } from '../../lib/clock';
import { Refusal } from '../../lib/refusal';
import { hashToken } from '../../lib/secrets';
import type { AdsService } from '../ads/ads.service';
import { imagesOf } from '../ads/adImages.service';
import type { PasswordHasher } from '../auth/passwordHasher.port';
import type { ImagesService } from '../images/images.service';
import type { ImageFacts } from '../images/images.types';
import type { LimitsService } from '../limits/limits.service';
import type { ProofsRepository } from './proofs.repository';
import type { Proof, SharedProof } from './proofs.types';

/** So many ads one page shows. */
const mostAds = 100;

interface SharedProofsDeps {
  proofs: Pick<ProofsRepository, 'findByToken'>;
  ads: Pick<AdsService, 'list' | 'anyShows'>;
  images: Pick<ImagesService, 'factsOf' | 'read'>;
  limits: Pick<LimitsService, 'countProofOpened' | 'countProofImage' | 'countPassphrase'>;
  hasher: Pick<PasswordHasher, 'verify'>;
  clock: Clock;
}

/** How a link is opened. */
export interface Opening {
  token: string;
  /** What `unlock` gave for the passphrase. */
  access: string | undefined;
  /** The IP address that asks. */
  address: string;
}

export type SharedProofsService = ReturnType<typeof createSharedProofsService>;

/**
 * What people see who have a proof's link, and nothing else of its workspace. A link that is unknown and one that was
 * revoked are the same `Refusal('not_found')`. Every method throws `Refusal('rate_limited')`.
 */
export function createSharedProofsService({ proofs, ads, images, limits, hasher, clock }: SharedProofsDeps) {
  const find = async (token: string): Promise<Proof> => {
    const proof = await proofs.findByToken(hashToken(token));
    if (!proof) throw linkGone();
    if (proof.expiresAt <= clock.now()) throw linkExpired();
    return proof;
  };

  const open = async ({ token, access }: Opening): Promise<Proof> => {
    const proof = await find(token);
    const { passphraseHash } = proof;
    if (passphraseHash !== null && !isSame(access ?? '', accessOf(token, passphraseHash))) throw locked();
    return proof;
  };

  const filterOf = ({ campaignId, adIds }: Proof) => ({
    search: '',
    ...(campaignId === null ? { ids: adIds } : { campaignId }),
  });

  return {
    /** The ads as they are now. Throws `Refusal('not_found')`, `Refusal('proof_expired')`, and `Refusal('proof_locked')`. */
    async read(opening: Opening): Promise<SharedProof> {
      await limits.countProofOpened(opening.address);
      const proof = await open(opening);
      const { items, total } = await ads.list(proof, filterOf(proof), { limit: mostAds, offset: 0 });
      const shown = [];
      for await (const ad of items) shown.push(ad);
      const place = new Map(proof.adIds.map((id, position) => [id, position]));
      shown.sort((one, other) => (place.get(one.id) ?? 0) - (place.get(other.id) ?? 0));
      const imageIds = [...new Set(shown.flatMap(imagesOf))];
      return { proof, ads: shown, adCount: total, images: await images.factsOf(proof, imageIds) };
    },

    /** What the passphrase gives access by. Throws as `read` does. */
    async unlock(token: string, passphrase: string, address: string): Promise<string> {
      await limits.countPassphrase(hashToken(token), address);
      const { passphraseHash } = await find(token);
      if (passphraseHash === null || !(await hasher.verify(passphraseHash, passphrase))) throw wrongPassphrase();
      return accessOf(token, passphraseHash);
    },

    /** An image that one of the ads shows. Throws as `read` does. */
    async image(opening: Opening, imageId: string): Promise<{ image: ImageFacts; pieces: AsyncGenerator<Uint8Array> }> {
      await limits.countProofImage(opening.address);
      const proof = await open(opening);
      if (!(await ads.anyShows(proof, filterOf(proof), imageId))) throw imageGone();
      return images.read(proof, imageId);
    },
  };
}

/** Known to the server alone until the passphrase is typed: it takes the stored hash, which is told to nobody. */
const accessOf = (token: string, passphraseHash: string): string =>
  createHmac('sha256', passphraseHash).update(token).digest('base64url');

/** Takes as long whatever is compared. */
function isSame(one: string, other: string): boolean {
  const [first, second] = [Buffer.from(one), Buffer.from(other)];
  return first.length === second.length && timingSafeEqual(first, second);
}

const linkGone = (): Refusal =>
  new Refusal('not_found', 'This link doesn’t work anymore. Ask the person who sent it for a new one.');

const imageGone = (): Refusal => new Refusal('not_found', 'This proof no longer shows that image.');

const linkExpired = (): Refusal =>
  new Refusal('proof_expired', 'This link has expired. Ask the person who sent it for a new one.');

const locked = (): Refusal => new Refusal('proof_locked', 'Enter the passphrase you were given with this link.');

const wrongPassphrase = (): Refusal =>
  new Refusal('proof_locked', 'That isn’t the passphrase for this link. Check it and try again.');
