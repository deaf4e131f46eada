import { type UnknownAction, isAnyOf } from '@reduxjs/toolkit';
import { type BenefitKind, aiApi } from '../../api/aiApi';
import { signedOut } from '../../api/authSlice';
import { workspaceOf } from '../../domain/teams/teamsSlice';
import type { AppListenerApi, AppStartListening } from '../../redux/types';
import { benefitsRead, formEdited, formOpened, inputsReused, selectAiCopy } from './aiCopySlice';
import { benefitsOf, kindIn, restMs } from '../../domain/briefs/benefits';

/** Asks what the benefits are read as, all together, once they rest. Where that fails nobody is told. */
export function addKindListeners(startListening: AppStartListening) {
  startListening({ predicate: changesBenefits, effect: readBenefits });
}

const changesBenefits = (action: UnknownAction): boolean =>
  formEdited.match(action)
    ? action.payload.key_benefits !== undefined
    : isAnyOf(formOpened, inputsReused, signedOut)(action);

async function readBenefits(_action: unknown, listenerApi: AppListenerApi) {
  listenerApi.cancelActiveListeners();
  const { form, readKinds } = selectAiCopy(listenerApi.getState());
  const benefits = [...new Set(benefitsOf(form.key_benefits))];
  if (benefits.every((benefit) => kindIn(readKinds, benefit) !== undefined)) return;
  await listenerApi.delay(restMs);
  const call = listenerApi.dispatch(
    aiApi.endpoints.readBenefits.initiate(
      { ...workspaceOf(listenerApi.getState()), benefitsToRead: { key_benefits: benefits } },
      { track: false },
    ),
  );
  listenerApi.signal.addEventListener('abort', () => call.abort(), { once: true });
  const { data } = await listenerApi.pause(call);
  // Another backend may answer otherwise.
  const kinds: BenefitKind[] | undefined = data?.kinds;
  if (kinds) listenerApi.dispatch(benefitsRead({ benefits, kinds }));
}
