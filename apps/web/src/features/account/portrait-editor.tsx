import { Button } from '@mantine/core';
import type { User } from '@trazo/contract/accounts/user';
import { changePortrait, removePortrait } from '@trazo/contract/api/portraits';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { uint8ArrayToBase64 } from 'uint8array-extras';
import { Failure } from '../../shared/account-form/account-form.tsx';
import { type ApiResult, callApi } from '../../shared/api/api-client.ts';
import { chooseFile } from '../../shared/files/choose-file.ts';
import { CropDialog } from '../../shared/form/crop-dialog.tsx';
import { decodePicture, type PictureError, pictureErrorOf } from '../../shared/form/picture-file.ts';
import { showAlert } from '../../shared/notices/alerts.ts';
import { sessionStore } from '../../shared/session/this-session.ts';
import styles from './account.module.css';

/** Pixels: the server keeps half of it, sharp on any screen. */
const SENT_SIDE = 512;

/** Gives the account a picture, changes it, takes it away. */
export function PortraitEditor({ user }: { user: User }) {
  const { t } = useTranslation(['account', 'fields']);
  const [source, setSource] = useState<Blob>();
  const [error, setError] = useState<PictureError>();
  const [busy, setBusy] = useState(false);
  const choose = async () => {
    const file = await chooseFile('image/png,image/jpeg,image/webp');
    if (file === undefined) return;
    const found = await pictureErrorOf(file);
    const picture = found === undefined ? await decodePicture(file) : undefined;
    setError(found ?? (picture === undefined ? 'unreadable' : undefined));
    setSource(picture);
  };
  const change = async (call: Promise<ApiResult<User>>) => {
    setBusy(true);
    const result = await call;
    setBusy(false);
    if (result.isError) showAlert('error', 'info_not_updated');
    else {
      sessionStore.setUser(result.body);
      showAlert('success', 'info_ok');
    }
  };
  const use = async (picture: Blob) => {
    setSource(undefined);
    await change(callApi(changePortrait, { body: { user_profile_image: await dataUrlOf(picture) } }));
  };
  return (
    <div className={styles.portraitTools}>
      <div className={styles.actions}>
        <Button variant="default" loading={busy} onClick={choose}>
          {t(user.user_profile_image === null ? 'account:portrait.add' : 'account:portrait.change')}
        </Button>
        {user.user_profile_image !== null && (
          <Button variant="subtle" disabled={busy} onClick={() => void change(callApi(removePortrait, {}))}>
            {t('account:portrait.remove')}
          </Button>
        )}
      </div>
      <Failure text={error && t(`fields:photo.errors.${error}`)} />
      {source !== undefined && (
        <CropDialog
          picture={source}
          aspect={1}
          side={SENT_SIDE}
          onUse={use}
          onClose={() => setSource(undefined)}
        />
      )}
    </div>
  );
}

async function dataUrlOf(picture: Blob): Promise<string> {
  const bytes = new Uint8Array(await picture.arrayBuffer());
  return `data:${picture.type};base64,${uint8ArrayToBase64(bytes)}`;
}
