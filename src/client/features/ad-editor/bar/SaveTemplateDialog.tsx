import { useState } from 'react';
import { formats } from '../../../../ad-kit/formats';
import { bounds } from '../../../api/bounds';
import { type NewTemplate, useCreateTemplateMutation } from '../../../api/templatesApi';
import { NameDialog } from '../../../domain/forms/NameDialog';
import { MadeIn } from '../../../domain/teams/MadeIn';
import { useWorkspace } from '../../../domain/teams/workspace';
import { useAppDispatch, useAppSelector } from '../../../redux/hooks';
import { toastShown } from '../../../redux/toastsSlice';
import { type AdDraft, canvasesIn } from '../state/adDraft';
import { selectDraft } from '../state/adEditorSlice';

type Props = { id: string; onClose: () => void };

/** Asks for a name and keeps the ad's picture and its texts as a template of the account's own. */
export function SaveTemplateDialog({ id, onClose }: Props) {
  const dispatch = useAppDispatch();
  const draft = useAppSelector((state) => selectDraft(state, id));
  const [name, setName] = useState(draft.name);
  const workspace = useWorkspace();
  const [createTemplate, { isLoading, error }] = useCreateTemplateMutation();
  const handleSubmit = async () => {
    const { data } = await createTemplate({ ...workspace, newTemplate: templateOf(draft, name) });
    if (!data) return;
    dispatch(toastShown({ title: 'Template saved', description: `“${data.name}” is in your templates.` }));
    onClose();
  };
  const hasHeadline = draft.picture.headline.trim() !== '';
  return (
    <NameDialog
      title="Save as template"
      name={name}
      onNameChange={setName}
      maxLength={bounds.NewTemplate.name.maxLength}
      submitLabel="Save template"
      onSubmit={() => void handleSubmit()}
      onClose={onClose}
      busy={isLoading}
      error={error}
    >
      <MadeIn />
      <p>
        {hasHeadline
          ? 'Saves the artwork and its text, so you can start other ads from it.'
          : 'The artwork has no headline yet, so the template’s name stands in.'}
      </p>
    </NameDialog>
  );
}

function templateOf(draft: AdDraft, name: string): NewTemplate {
  const { contents, artwork, picture } = draft;
  const platforms = contents.map(({ format }) => formats[format].platform);
  return {
    name,
    format: canvasesIn(draft)[0] ?? '1080x1080',
    // A template is drawn, and a drawing begins with its headline.
    headline: picture.headline.trim() || name,
    subheadline: picture.subheadline,
    body_text: picture.body,
    cta: picture.cta,
    best_platforms: [...new Set(platforms)],
    // A template has no image of its own that could be cropped.
    design_elements: { artwork: { ...artwork, image_crops: undefined } },
  };
}
