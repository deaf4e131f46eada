import { bounds } from '../../api/bounds';
import { TextField } from '../../components/TextField';

type Props = {
  name: string;
  onName: (name: string) => void;
  nameFault: string | undefined;
  textLabel: string;
  text: string;
  onText: (text: string) => void;
  textFault: string | undefined;
};

/** Decisions and comments have the same bounds. */
const { name: nameBounds, text: textBounds } = bounds.NewComment;

/** The name and the comment of somebody with a link. The first field that is empty has the focus. */
export function GuestFields({ name, onName, nameFault, textLabel, text, onText, textFault }: Props) {
  return (
    <>
      <TextField
        label="Your name"
        autoComplete="name"
        autoFocus={name === ''}
        maxLength={nameBounds.maxLength}
        value={name}
        error={nameFault}
        onChange={onName}
      />
      <TextField
        label={textLabel}
        autoComplete="off"
        multiline
        minRows={3}
        autoFocus={name !== ''}
        maxLength={textBounds.maxLength}
        counter={{ length: text.length, max: textBounds.maxLength }}
        value={text}
        error={textFault}
        onChange={onText}
      />
    </>
  );
}
