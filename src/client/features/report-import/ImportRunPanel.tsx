import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Notice } from '../../components/Notice';
import { Panel } from '../../components/Panel';
import { ProgressBar } from '../../components/ProgressBar';
import { QuietText } from '../../components/QuietText';
import { Row } from '../../components/Row';
import { Stack } from '../../components/Stack';
import { RefusalText } from '../../domain/plans/RefusalText';
import { formatCount } from '../../lib/numbers';
import { useAppDispatch } from '../../redux/hooks';
import { type ImportRun, importClosed, importStopped, isUnderWay } from './importSlice';

type Props = {
  run: ImportRun;
  /** Goes on where it stopped; `undefined` where the file has to be chosen again. */
  onContinue: (() => void) | undefined;
};

/** A long file that is stored: how far it is, and what can be done about it. */
export function ImportRunPanel({ run, onContinue }: Props) {
  const dispatch = useAppDispatch();
  const { status, storedRows, rows, fileName, problem } = run;
  // What was pressed is gone.
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => panel.current?.focus(), []);
  const soFar = `${formatCount(storedRows)} of ${formatCount(rows)} rows imported`;
  return (
    <Focusable ref={panel} tabIndex={-1}>
      <Panel title={isUnderWay(run) ? `Importing ${fileName}` : `Import of ${fileName} stopped`}>
        <Stack gap={12}>
          <ProgressBar label={`Importing ${fileName}`} done={storedRows} of={rows} />
          <Progress>{soFar}</Progress>
          {status === 'running' && (
            <QuietText>You can keep working. The import goes on as long as this tab is open.</QuietText>
          )}
          {status === 'waiting' && <Notice tone="warn">Can’t reach the server. We’ll keep trying.</Notice>}
          {problem && (
            <Notice tone="bad">
              <RefusalText problem={problem} text={problem.detail} />
            </Notice>
          )}
          {!isUnderWay(run) && (
            <QuietText>
              {onContinue
                ? 'What’s imported stays, and you can undo it under Past imports.'
                : 'What’s imported stays. Choose the file again to import the rest, or undo it under Past imports.'}
            </QuietText>
          )}
          <Row>
            {isUnderWay(run) ? (
              <Button variant="outlined" onClick={() => dispatch(importStopped())}>
                Stop
              </Button>
            ) : (
              <>
                {onContinue && (
                  <Button variant="contained" onClick={onContinue}>
                    Continue
                  </Button>
                )}
                <Button variant="outlined" onClick={() => dispatch(importClosed())}>
                  Close
                </Button>
              </>
            )}
          </Row>
        </Stack>
      </Panel>
    </Focusable>
  );
}

const Focusable = styled('div')({ '&:focus': { outline: 'none' } });

const Progress = styled('p')({ fontWeight: 500, fontVariantNumeric: 'tabular-nums' });
