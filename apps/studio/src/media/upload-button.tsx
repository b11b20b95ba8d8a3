import { uploadTypes } from '@selvedge/contract/studio/media.ts';
import styles from './upload-button.module.css';

type Props = {
  label: string;
  look?: 'primary' | 'secondary';
  multiple?: boolean;
  isBusy?: boolean;
  onFiles: (files: readonly File[]) => void;
};

/** Chooses photographs from this machine. The same file can be chosen twice in a row. */
export function UploadButton({ label, look = 'primary', multiple = false, isBusy = false, onFiles }: Props) {
  return (
    <label className={styles.upload} data-look={look} aria-disabled={isBusy || undefined}>
      {label}
      <input
        type="file"
        accept={uploadTypes.join(',')}
        multiple={multiple}
        disabled={isBusy}
        onChange={(event) => {
          onFiles([...(event.target.files ?? [])]);
          event.target.value = '';
        }}
      />
    </label>
  );
}
