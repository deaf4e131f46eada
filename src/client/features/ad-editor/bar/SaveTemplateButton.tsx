import { useState } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { belowWide } from '../../../theme/tokens';
import { SaveTemplateDialog } from './SaveTemplateDialog';

/** Makes a template of the ad's picture and texts. */
export function SaveTemplateButton({ id }: { id: string }) {
  const [isAsking, setIsAsking] = useState(false);
  return (
    <>
      <Wide variant="outlined" aria-haspopup="dialog" onClick={() => setIsAsking(true)}>
        Save as template
      </Wide>
      {isAsking && <SaveTemplateDialog id={id} onClose={() => setIsAsking(false)} />}
    </>
  );
}

const Wide = styled(Button)({ marginLeft: 8, [belowWide]: { display: 'none' } });
