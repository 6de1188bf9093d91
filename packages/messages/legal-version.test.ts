import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { MESSAGE_LANGUAGES } from './languages.ts';
import { LEGAL_VERSION, legalVersionDay } from './legal-version.ts';

/**
 * The texts of each version there has been. Changed texts get a new version and a new line; old lines stay. The one named
 * 2026-11-24 was written on the day before; without number, `legal.json` was not counted.
 */
const VERSIONS: Readonly<Record<string, string>> = {
  '2026-11-21': '435c9c93cb7ae77a0f5611999a0a6309f392c5fe1c446db6f984142d0327c42d',
  '2026-11-22': '5c091a69e783927596ec9820e59c875acafbcf58351104b01874b8ff9cc4b7a6',
  '2026-11-23': '0c849f36a3704222f8b6838542b013a9892a66aa99c833466de1bb670de4f25f',
  '2026-11-24': '72323cf981d0519b5b938c6c11387bad508ee18625ba084949bcef731d4e72fa',
  '2026-11-23.2': '0073a1c2e71731d2122a35df5df66b5e1097cfab005e9b537c75414ed6fa296e',
  '2026-11-23.3': '1c3700f41c71bb792ab99223e4ba0eb9d4c3f2f0ef3dbd65aea4af0bcdf9b894',
  '2026-11-23.4': '7986db7cdc38ee3f8fd3757aa86dc912b1ca31a8d8e151b1a74507223b7349cf',
  '2026-11-23.5': '167312a91f744c0ea96cb63bb890764e03b5b8ccd304d5280263ad6c3d3655c6',
  '2026-11-23.6': '66214f1853dd500bc1d6d2603d8f20c9a69e235ba07df9bb7d24ebba525e3e66',
  '2026-11-23.7': '458fbae667b33cfa20a36e9546c14034f739b04b145b88caeebe636fc3dff6ae',
  '2026-11-23.8': '447412cadb1d549cc60477b5a24e67eb49c215a684c7fd7f6612756dc583c400',
  '2026-11-23.9': 'ac5b6dc9ec2537cd1977b4f260537d05c6960929003aca8e315a7bb46044845e',
  '2026-11-24.2': 'a7b7e055c1aac966b750e4784ea623427fc4a9f4aabb07da98e8a47c7d83bb30',
  '2026-11-25': '459cbb31ca310d1c0739673e56085c8c6bc47bd41a7fe7f87e88c2c78594345f',
  '2026-11-26': 'c87bc508d11f557f4ec980a2d40e347c70f2ccfab590e567f4a24daf4d291fd8',
  '2026-11-26.2': '83a7697fb8caa20119f42cc21f382d1aec38ddeead3605168a5f682bcd0f8fbe',
  '2026-11-26.3': '1e17f1ca4e62c8a220e07173ae7b8e212ecca02660ef2097388e89611dc7ac5b',
  '2026-11-28': '15933c727fdcff55be7e35ed716ad906aa250f7f81c7d6306bdd07d098ef5f28',
  '2026-11-28.2': '387fcd96f0cc56a6e89dfa474185fcd4726ca04fce12272fa18cf794eab312d3',
  '2026-11-28.3': '596933d5ada3a5297bbc0e81521311d247a470f9adbe055548dcb3981c06f150',
  '2026-11-28.4': '5e9429a34aed0d83cfcd7642a068173ea6def00656352194c2edfeeb85c0e234',
  '2026-11-28.5': 'd3681abc3707fc0a9cccd3dd1129a09b125d9dd3c6c0b9cc94f007b09656ba7c',
  '2026-11-28.6': '9d812b75a5d9c05331d34ecd8b1db717c7323eb61a7645c79486af5c4c148784',
  '2026-11-28.7': 'dc9a40cae402b2adacac1949a3483b2bf3f6a378019a9a83b04efa30a2a0f4c7',
  '2026-11-28.8': '5c7b65732ad77bc0584b089099eaf2718ca441d20537aa643403fa4bf180b587',
  '2026-11-28.9': '9d36d65e11f7bc3e487e9b7345d75658c93068ed7607442180217d057a459230',
  '2026-11-29': '9c915dbe62861ea57801d31d761df29da275042ea5946e34b0279bd8f42497d8',
  '2026-11-29.2': '9c88f4f7fde4232b1fef8dcfba76f9eedd7b3508205824e975069049a7c6aae1',
  '2026-11-29.3': '458cc30684c0525b6b668f8ad264c7cc5f41828f8921d9bf04f77a735c148ba3',
};

it('the texts people agree to and are informed by are those of their version', () => {
  const read = (language: string, name: string) =>
    JSON.parse(readFileSync(new URL(`./${language}/${name}.json`, import.meta.url), 'utf8'));
  const hash = createHash('sha256');
  for (const language of MESSAGE_LANGUAGES) {
    const { orderButton, immediateStart } = read(language, 'consent');
    hash.update(JSON.stringify([orderButton, immediateStart, read(language, 'legal').disputes]));
    for (const name of ['terms', 'privacy', 'cookies']) hash.update(JSON.stringify(read(language, name)));
  }
  expect(hash.digest('hex')).toBe(VERSIONS[LEGAL_VERSION]);
});

it('a version is named by the day it was written, and its number on that day', () => {
  expect(LEGAL_VERSION).toMatch(/^\d{4}-\d{2}-\d{2}(?:\.[1-9]\d?)?$/);
  expect(Date.parse(legalVersionDay(LEGAL_VERSION))).toBeLessThanOrEqual(Date.now());
  expect(legalVersionDay('2027-03-01.12')).toBe('2027-03-01');
  expect(legalVersionDay('2026-11-22')).toBe('2026-11-22');
});
