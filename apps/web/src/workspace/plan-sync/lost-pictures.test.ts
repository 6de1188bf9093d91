import type { OwnFont } from '@trazo/plan/theme/own-font';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { openPlan, pass, stateOf } from './testing/open-tabs.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

describe('pictures', () => {
  const picture = 'data:image/png;base64,AAAA';

  async function withLogo() {
    const { cloud, device, tab } = await openPlan();
    const reference = device.keepPicture(picture);
    tab.drafts.setField('general', 'logo', reference);
    await pass();
    const stored = cloud.redrawn(picture);
    expect(cloud.text).toContain(stored);
    return { cloud, device, tab, stored };
  }

  it('that the browser has cleared stay on the server, and come back from there', async () => {
    const { cloud, device, tab, stored } = await withLogo();
    device.pictures.clear();
    tab.write('typed after the clearing');
    await pass();
    expect(stateOf(tab)).toBe('saved');
    expect(cloud.text).toContain('typed after the clearing');
    expect(cloud.text).toContain(stored);
    expect([...device.pictures.values()]).toEqual([stored]);
    expect(device.picturesLost).toBe(0);
  });

  it('come back when the page is opened again, before anything is typed', async () => {
    const { device, tab, stored } = await withLogo();
    device.closeTab(tab);
    device.pictures.clear();
    const next = device.openTab();
    await pass();
    expect(stateOf(next)).toBe('saved');
    expect([...device.pictures.values()]).toEqual([stored]);
  });

  it('are not sent as blank while the server’s cannot be fetched', async () => {
    const { cloud, device, tab, stored } = await withLogo();
    device.pictures.clear();
    device.weather.push('lostBefore');
    tab.write('in bad weather');
    await pass(1900);
    expect(stateOf(tab)).toBe('offline');
    expect(cloud.text).toContain(stored);
    await pass();
    expect(cloud.text).toContain('in bad weather');
    expect(cloud.text).toContain(stored);
  });

  it('come back as a font only where it is the same font', async () => {
    const { device, tab } = await openPlan();
    const fontOf = (name: string, data: string) => {
      const file = device.keepPicture(`data:font/sfnt;base64,${data}`);
      return { file, name, use: 'all', lacks: '', licensed: true } as const;
    };
    const choose = (ownFont: OwnFont) =>
      tab.drafts.setTheme({ ...tab.drafts.getState().draft.theme, ownFont });
    choose(fontOf('First', 'AAEAAAAN'));
    await pass();
    device.pictures.clear();
    tab.write('typed after the clearing');
    await pass();
    expect([...device.pictures.values()]).toEqual(['data:font/sfnt;base64,AAEAAAAN']);
    device.online = false;
    choose(fontOf('Second', 'AAEAAAAO'));
    await pass();
    device.pictures.clear();
    device.online = true;
    await pass(90_000);
    expect(tab.drafts.getState().draft.theme.ownFont).toBeNull();
    expect(device.picturesLost).toBe(1);
  });

  it('that are nowhere any more leave the draft, and its owner is informed', async () => {
    const { cloud, device, tab } = await openPlan();
    const reference = device.keepPicture(picture);
    device.online = false;
    tab.drafts.setField('general', 'logo', reference);
    await pass();
    device.pictures.clear();
    device.online = true;
    await pass(90_000);
    expect(stateOf(tab)).toBe('saved');
    expect(tab.drafts.getState().draft.general.logo).toBe('');
    expect(cloud.text).not.toContain('data:image');
    expect(device.picturesLost).toBe(1);
  });
});
