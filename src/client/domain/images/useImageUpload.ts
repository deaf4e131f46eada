import { useEffect, useRef, useState } from 'react';
import { type Image, useUploadImageMutation } from '../../api/imagesApi';
import { toProblem } from '../../api/problem';
import { useWorkspace } from '../teams/workspace';
import { checkImageFile } from './checkImageFile';

export type ImageUpload = {
  /** The name of the file that is on its way. */
  fileName: string | undefined;
  /** What is wrong with the last file, in one sentence. */
  error: string | undefined;
  /** Resolves to the image, or to nothing when it was refused or cancelled. */
  upload: (file: File) => Promise<Image | undefined>;
  cancel: () => void;
};

/** Uploads one file at a time; one that is chosen meanwhile takes the place of the one before. */
export function useImageUpload(): ImageUpload {
  const workspace = useWorkspace();
  const [send] = useUploadImageMutation();
  const [fileName, setFileName] = useState<string>();
  const [error, setError] = useState<string>();
  const running = useRef<ReturnType<typeof send>>(undefined);
  const abort = () => {
    running.current?.abort();
    running.current = undefined;
  };
  useEffect(() => abort, []);

  const cancel = () => {
    abort();
    setFileName(undefined);
  };
  const upload = async (file: File) => {
    cancel();
    const fault = checkImageFile(file);
    setError(fault);
    if (fault !== undefined) return undefined;
    setFileName(file.name);
    const call = send({ ...workspace, body: file });
    running.current = call;
    const result = await call;
    if (running.current !== call) return undefined;
    running.current = undefined;
    setFileName(undefined);
    if (result.error) setError(toProblem(result.error).detail);
    return result.data;
  };
  return { fileName, error, upload, cancel };
}
