import { PageTitle } from '../../components/PageTitle';
import { productName } from '../../lib/pageSettings';

/** What a visitor sees first. */
export function LandingPage() {
  return (
    <>
      <PageTitle />
      <h1>{productName()}</h1>
    </>
  );
}
