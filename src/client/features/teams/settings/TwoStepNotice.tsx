import { Link } from 'react-router-dom';
import { Notice } from '../../../components/Notice';
import { paths } from '../../../lib/paths';

/** Tells an owner or admin without two-step sign-in why the team can only be viewed, and where that ends. */
export function TwoStepNotice() {
  return (
    <Notice tone="warn">
      {'This team asks its owner and admins for two-step sign-in. You can only view things until you '}
      <Link to={paths.settings}>turn it on in your settings</Link>.
    </Notice>
  );
}
