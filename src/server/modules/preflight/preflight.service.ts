import { preflightReport } from '../../../ad-kit/preflight/preflightReport';
import type { PictureType } from '../../../ad-kit/pictureTypes';
import type { Clock } from '../../lib/clock';
import { formatDay } from '../../lib/days';
import { fileNameOf, type FileToSave } from '../../lib/fileToSave';
import type { Scope } from '../../lib/scope';
import type { Turns } from '../../lib/turns';
import type { AdFilesService, CheckedAd } from '../ads/adFiles.service';
import type { Paper } from '../analytics/reportDrawing.port';
import type { BrandKitService } from '../brand/brandKit.service';
import type { ImagesService } from '../images/images.service';
import { decisionLines } from '../proofs/decisionSheet.service';
import type { DecisionsService } from '../proofs/decisions.service';
import type { TeamsService } from '../teams/teams.service';
import type { PreflightDrawing, SmallPicture } from './preflightDrawing.port';

interface PreflightDeps {
  adFiles: Pick<AdFilesService, 'checked'>;
  images: Pick<ImagesService, 'file'>;
  brandKits: Pick<BrandKitService, 'kit'>;
  decisions: Pick<DecisionsService, 'latest'>;
  teams: Pick<TeamsService, 'get'>;
  drawing: PreflightDrawing;
  pictureTurns: Turns;
  heavyTurns: Turns;
  clock: Clock;
}

interface PreflightWish {
  paper: Paper;
  pictures: PictureType;
}

export type PreflightService = ReturnType<typeof createPreflightService>;

/** What there is to say of an ad before its files go out, as a file. Rule: docs/product-rules.md, "Saved ads". */
export function createPreflightService(deps: PreflightDeps) {
  const { adFiles, images, brandKits, decisions, teams, drawing, pictureTurns, heavyTurns, clock } = deps;

  const reportOf = async (scope: Scope, checked: CheckedAd) => {
    const { ad, facts, findings, campaign, typeOf } = checked;
    const workspace = scope.isTeam ? (await teams.get(scope)).name : 'Personal workspace';
    const now = clock.now();
    const [decision] = await decisions.latest(scope, [ad.id]);
    return preflightReport({
      name: ad.name,
      contents: ad.contents,
      hasLogo: ad.logoId !== null,
      about: [
        `Preflight on ${formatDay(now)}, ${now.toISOString().slice(11, 16)} UTC`,
        campaign ? `${workspace} · Campaign: ${campaign.name}` : workspace,
      ],
      findings,
      decision: decision ? decisionLines(decision, decision.isCurrent) : [],
      images: facts,
      typeOf,
    });
  };

  /** The pictures of an ad's formats as the document shows them; one at a time in memory as they are stored. */
  const picturesOf = async (scope: Scope, { facts, files }: CheckedAd): Promise<Map<string, SmallPicture>> => {
    const pictures = new Map<string, SmallPicture>();
    for (const [canvas, { png }] of files) pictures.set(canvas, await drawing.shrunk(png));
    for (const id of facts.keys()) pictures.set(id, await drawing.shrunk((await images.file(scope, id)).contents));
    return pictures;
  };

  return {
    /** A PDF file. Throws `Refusal('not_found')`, and `Refusal('busy')` when too much waits to be drawn. */
    async pdf(scope: Scope, id: string, { paper, pictures }: PreflightWish, signal: AbortSignal): Promise<FileToSave> {
      const checked = await adFiles.checked(scope, id, pictures, signal);
      const report = await reportOf(scope, checked);
      const brand = await brandKits.kit(scope);
      const draw = async (): Promise<FileToSave> => ({
        name: `${fileNameOf(report.title)}-preflight.pdf`,
        type: 'application/pdf',
        contents: await drawing.drawPreflight({
          report,
          pictures: await picturesOf(scope, checked),
          brand,
          logo: brand.logoId === null ? null : await images.file(scope, brand.logoId),
          paper,
        }),
      });
      return pictureTurns.take(scope.actorId, () => heavyTurns.take(scope.actorId, draw, signal), signal);
    },
  };
}
