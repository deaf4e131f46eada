import type { Illustrations, IllustrationsOf } from '../../../ad-kit/artwork/illustrations/illustration';
import { illustrationNames, type IllustrationId, type Industry } from '../../../ad-kit/artwork/names';

/** What was fetched, kept for as long as the page is open. */
export const illustrations: Partial<Illustrations> = {};

/** Fetches those of the illustration's industry. Rejects if they can't be had; the next call tries it again. */
export async function fetchIllustration(id: IllustrationId): Promise<void> {
  if (!illustrations[id]) Object.assign(illustrations, await files[illustrationNames[id].industry]());
}

/** All at once are a third of what is loaded to draw, and most pages show one to a few. */
const files: { [Of in Industry]: () => Promise<IllustrationsOf<Of>> } = {
  'E-commerce': async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-e-commerce" */ '../../../ad-kit/artwork/illustrations/industries/eCommerce'
      )
    ).eCommerce,
  SaaS: async () =>
    (await import(/* webpackChunkName: "illustrations-saas" */ '../../../ad-kit/artwork/illustrations/industries/saas'))
      .saas,
  Healthcare: async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-healthcare" */ '../../../ad-kit/artwork/illustrations/industries/healthcare'
      )
    ).healthcare,
  Finance: async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-finance" */ '../../../ad-kit/artwork/illustrations/industries/finance'
      )
    ).finance,
  Education: async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-education" */ '../../../ad-kit/artwork/illustrations/industries/education'
      )
    ).education,
  'Food & Beverage': async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-food-and-beverage" */ '../../../ad-kit/artwork/illustrations/industries/foodAndBeverage'
      )
    ).foodAndBeverage,
  'Professional Services': async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-professional-services" */ '../../../ad-kit/artwork/illustrations/industries/professionalServices'
      )
    ).professionalServices,
  'Local Services': async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-local-services" */ '../../../ad-kit/artwork/illustrations/industries/localServices'
      )
    ).localServices,
  Events: async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-events" */ '../../../ad-kit/artwork/illustrations/industries/events'
      )
    ).events,
  Corporate: async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-corporate" */ '../../../ad-kit/artwork/illustrations/industries/corporate'
      )
    ).corporate,
  'Mobile Apps': async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-mobile-apps" */ '../../../ad-kit/artwork/illustrations/industries/mobileApps'
      )
    ).mobileApps,
  'Fitness & Wellness': async () =>
    (
      await import(
        /* webpackChunkName: "illustrations-fitness-and-wellness" */ '../../../ad-kit/artwork/illustrations/industries/fitnessAndWellness'
      )
    ).fitnessAndWellness,
};
