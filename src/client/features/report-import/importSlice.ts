import { type PayloadAction, createSlice } from '@reduxjs/toolkit';
import { signedOut } from '../../api/authSlice';
import type { ReportImportCampaign } from '../../api/metricsApi';
import type { Problem } from '../../api/problem';
import { campaignsOfParts } from './parts';

/** A file that is stored part by part. It goes on while other pages are open, for as long as the tab is. */
export type ImportRun = {
  /** The import's id; all parts have it. */
  id: string;
  fileName: string;
  /** The team whose numbers they are; null for the person's own. */
  teamId: string | null;
  /** `waiting`: the server can't be reached, and will be asked again. */
  status: 'running' | 'waiting' | 'stopped' | 'failed' | 'done';
  parts: number;
  /** Parts that are stored. */
  storedParts: number;
  rows: number;
  /** Rows of the parts that are stored. */
  storedRows: number;
  /** What the stored parts did. */
  campaigns: ReportImportCampaign[];
  /** Why it failed. */
  problem: Problem | null;
};

type ImportState = {
  run: ImportRun | null;
  /** Whether the page that shows it is open. */
  isShown: boolean;
};

const initialState: ImportState = { run: null, isShown: false };

const importSlice = createSlice({
  name: 'reportImport',
  initialState,
  reducers: {
    importPageOpened(state) {
      state.isShown = true;
    },
    importPageLeft(state) {
      state.isShown = false;
    },
    /** Begins, or goes on where it stopped. */
    importStarted(state, { payload }: PayloadAction<Pick<ImportRun, 'id' | 'fileName' | 'teamId' | 'parts' | 'rows'>>) {
      if (state.run?.id === payload.id) {
        state.run.status = 'running';
        state.run.problem = null;
      } else {
        const nothingYet = { storedParts: 0, storedRows: 0, campaigns: [], problem: null };
        state.run = { ...payload, ...nothingYet, status: 'running' };
      }
    },
    partStored({ run }, { payload }: PayloadAction<{ rows: number; campaigns: ReportImportCampaign[] }>) {
      if (!run) return;
      run.storedParts += 1;
      run.storedRows += payload.rows;
      run.campaigns = campaignsOfParts([...run.campaigns, ...payload.campaigns]);
      if (run.status === 'waiting') run.status = 'running';
      if (run.storedParts === run.parts) run.status = 'done';
    },
    importWaits({ run }) {
      if (run?.status === 'running') run.status = 'waiting';
    },
    importStopped({ run }) {
      if (run && isUnderWay(run)) run.status = 'stopped';
    },
    importFailed({ run }, { payload: problem }: PayloadAction<Problem>) {
      if (!run || !isUnderWay(run)) return;
      run.status = 'failed';
      run.problem = problem;
    },
    importClosed(state) {
      state.run = null;
    },
  },
  extraReducers: (builder) => builder.addCase(signedOut, (state) => ({ ...initialState, isShown: state.isShown })),
});

export const isUnderWay = ({ status }: Pick<ImportRun, 'status'>): boolean =>
  status === 'running' || status === 'waiting';

export const {
  importPageOpened,
  importPageLeft,
  importStarted,
  partStored,
  importWaits,
  importStopped,
  importFailed,
  importClosed,
} = importSlice.actions;
export { importSlice };

/** The state comes with the code of the page. */
type WithImport = { reportImport?: ImportState | undefined };

export const selectImportRun = ({ reportImport = initialState }: WithImport): ImportRun | null => reportImport.run;

export const selectIsImportShown = ({ reportImport = initialState }: WithImport): boolean => reportImport.isShown;
