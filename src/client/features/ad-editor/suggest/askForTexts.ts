import { valuesIn } from '../../../../ad-kit/fieldValues';
import type { AdFormat, AdContents } from '../../../api/adsApi';
import { sampleKey } from '../../../../ad-kit/sampleTexts';
import { aboutAd } from '../../../../ad-kit/writer/aboutAd';
import { type CopyTone, type ProseField, type TextChange, type TextWish, aiApi } from '../../../api/aiApi';
import { bounds } from '../../../api/bounds';
import { type Brief, campaignsApi } from '../../../api/campaignsApi';
import { toProblem } from '../../../api/problem';
import { filledBrief } from '../../../domain/briefs/briefForm';
import { createAppAsyncThunk } from '../../../redux/createAppAsyncThunk';
import { workspaceIn } from '../../../domain/teams/teamsSlice';
import type { AppDispatch } from '../../../redux/types';
import { contentsOf } from '../state/adDraft';
import { selectEditedAd } from '../state/adEditorSlice';
import type { EditedAd } from '../state/editedAd';
import { textAt } from './suggestedPlace';

export type Question = {
  id: string;
  format: AdFormat;
  path: string;
  tone: CopyTone;
  change: TextChange;
  /** The product as the person named it; empty while the ad names it itself. */
  productName: string;
  /** What was suggested before. */
  shown: readonly string[];
};

/** Texts, the best first; or that nothing says yet what is advertised. */
export type Suggested = { texts: string[] } | 'nothing-known';

const limits = bounds.TextWish;
/** The most characters of existing texts that are sent. */
const longestAvoid = 50_000;
const count = 3;

/** Asks for texts for one place of an ad, by all that the ad and its campaign say. Can be aborted. */
export const askForTexts = createAppAsyncThunk<Suggested, Question>(
  'adEditor/askForTexts',
  async (question, { dispatch, getState, signal, rejectWithValue }) => {
    const edited = selectEditedAd(getState(), question.id);
    const ad = edited && contentsOf(edited.draft, question.format);
    if (!ad) return rejectWithValue(toProblem(undefined));
    const { campaign_id: campaignId, from_brief: fromBrief } = edited.draft;
    const campaign = await campaignWords(campaignId, dispatch);
    const brief = campaign.brief ?? fromBrief?.brief;
    const wish = withBrief(wishFor(ad, question, { ...campaign, brand: ownBrand(edited) }), brief, question);
    if (wish.product_name === '') return 'nothing-known';
    signal.throwIfAborted();
    const call = dispatch(
      aiApi.endpoints.suggestTexts.initiate({ ...workspaceIn(edited.teamId), textWish: wish }, { track: false }),
    );
    signal.addEventListener('abort', () => call.abort());
    const { data, error } = await call;
    return data ? { texts: data.texts } : rejectWithValue(toProblem(error));
  },
);

type Surroundings = Parameters<typeof aboutAd>[1];

/** The brand of the artwork, unless it is a template's. */
function ownBrand({ draft, samples }: Pick<EditedAd, 'draft' | 'samples'>): string {
  const { brand = '' } = draft.artwork;
  return samples.includes(sampleKey(brand)) ? '' : brand;
}

/** What an ad's campaign says; nothing where there is none, or where it can't be read. */
async function campaignWords(
  id: string | null,
  dispatch: AppDispatch,
): Promise<Omit<Surroundings, 'brand'> & { brief?: Brief | undefined }> {
  if (id === null) return { campaignName: '', targetAudience: '' };
  const { getCampaign, getCampaignBrief } = campaignsApi.endpoints;
  const [{ data: campaign }, { data: kept }] = await Promise.all([
    dispatch(getCampaign.initiate({ id }, { subscribe: false })),
    dispatch(getCampaignBrief.initiate({ id }, { subscribe: false })),
  ]);
  return {
    campaignName: campaign?.name ?? '',
    targetAudience: campaign?.target_audience ?? '',
    brief: filledBrief(kept),
  };
}

/** A brief is more reliable than what can be read from the ad, so the ad's texts then only say what not to repeat. */
function withBrief(wish: TextWish, brief: Brief | undefined, { productName }: Question): TextWish {
  if (!brief) return wish;
  const { offer, price, deadline, proof, words_to_use, banned_words, required_claims } = brief;
  return {
    ...wish,
    product_name: productName || brief.product_name || wish.product_name,
    target_audience: brief.target_audience || wish.target_audience,
    ...(brief.key_benefits.length > 0 && { key_benefits: brief.key_benefits, benefit_kinds: brief.benefit_kinds }),
    ...{ offer, price, deadline, proof, words_to_use, banned_words, required_claims },
  };
}

function wishFor(ad: AdContents, question: Question, surroundings: Surroundings): TextWish {
  const { format, path, tone, change, productName, shown } = question;
  const about = aboutAd(ad, surroundings);
  const field = path.replaceAll(/\[\d+\]/g, '') as ProseField;
  const text = cut(textAt(ad, path), limits.text.maxLength);
  const others = valuesIn(ad, field).map((value) => value.text);
  return {
    product_name: productName || about.productName,
    target_audience: cut(about.targetAudience, limits.target_audience.maxLength),
    platform: about.platform,
    tone,
    key_benefits: [...about.keyBenefits],
    call_to_action: about.callToAction,
    include_emojis: about.includeEmojis,
    format,
    field,
    change,
    text,
    avoid: asMuchAsMay([...shown, ...others.filter((other) => other.trim() !== '' && other !== text)]),
    count,
  };
}

const cut = (text: string, most: number): string => Array.from(text).slice(0, most).join('');

function asMuchAsMay(texts: readonly string[]): string[] {
  let length = 0;
  return texts.slice(0, limits.avoid.maxItems).filter((text) => {
    length += text.length;
    return text.length <= limits.text.maxLength && length <= longestAvoid;
  });
}
