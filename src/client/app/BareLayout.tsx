import { Suspense } from 'react';
import { styled } from '@mui/material/styles';
import { Outlet } from 'react-router-dom';
import { PageWidth } from '../components/PageWidth';
import { belowTablet } from '../theme/tokens';
import { PageFallback } from './PageFallback';

/** The frame around a page for somebody who may know nothing of the product: the page alone. */
export function BareLayout() {
  return (
    <Main id="page">
      <PageWidth>
        <Suspense fallback={<PageFallback />}>
          <Outlet />
        </Suspense>
      </PageWidth>
    </Main>
  );
}

const Main = styled('main')({ padding: '32px 0', [belowTablet]: { padding: '20px 0' } });
