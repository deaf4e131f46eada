import { useState } from 'react';
import { formatName } from '../../../ad-kit/formats';
import { type SharedAd, useCommentOnSharedAdMutation } from '../../api/proofsApi';
import { FormDialog } from '../../components/FormDialog';
import { SelectField } from '../../components/SelectField';
import { useFormFaults } from '../../domain/forms/useFormFaults';
import { GuestFields } from './GuestFields';
import type { CommentPlace } from './commentPlace';

type Props = {
  place: CommentPlace;
  ad: SharedAd;
  token: string;
  access: string | undefined;
  /** Who comments; given once for all ads, and for decisions. */
  name: string;
  onName: (name: string) => void;
  /** Outlives the dialog, so that what was typed is there when it is opened again. */
  text: string;
  onText: (text: string) => void;
  onSent: () => void;
  onClose: () => void;
};

const fields = ['name', 'text', 'format'] as const;

/** Asks who comments and what is to be said. What is refused stays typed. */
export function CommentDialog({ place, ad, token, access, name, onName, text, onText, onSent, onClose }: Props) {
  const formats = ad.contents.map(({ format }) => format);
  const [chosen, setChosen] = useState(place.format);
  const format = chosen ?? formats[0];
  const [send, { isLoading, error }] = useCommentOnSharedAdMutation();
  const { at, above, refusal, check, settle } = useFormFaults(error, fields);
  const isPinned = place.point != null && format === place.format;
  const handleSubmit = async () => {
    const isFine = check({
      ...(name.trim() === '' && { name: 'Please enter your name.' }),
      ...(text.trim() === '' && { text: 'Please write a comment.' }),
    });
    if (!isFine || format === undefined) return;
    const { point, preview = 0 } = format === place.format ? place : { point: null };
    const newComment = { name, text, format, preview, ...(point && { point }) };
    const { data } = await send({ token, adId: ad.id, ...(access && { access }), newComment });
    if (data) onSent();
  };
  return (
    <FormDialog
      open
      title={`Comment on “${ad.name}”`}
      faults={{ refusal, above }}
      onClose={onClose}
      onSubmit={() => void handleSubmit()}
      submitLabel="Send"
      busyLabel="Sending…"
      busy={isLoading}
      width={480}
    >
      {format !== undefined && (
        <SelectField
          label="About"
          value={format}
          options={formats.map((one) => ({ value: one, label: formatName(one) }))}
          hint={isPinned ? 'Pinned to the spot you chose.' : undefined}
          error={at.format}
          onChange={(next) => {
            setChosen(next);
            settle(['format']);
          }}
        />
      )}
      <GuestFields
        name={name}
        nameFault={at.name}
        onName={(typed) => {
          onName(typed);
          settle(['name']);
        }}
        textLabel="Comment"
        text={text}
        textFault={at.text}
        onText={(typed) => {
          onText(typed);
          settle(['text']);
        }}
      />
    </FormDialog>
  );
}
