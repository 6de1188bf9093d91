import { encodeContent } from '@trazo/contract/content/content-codec';
import { sampleContent } from '@trazo/samples/sample';
import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { sharedApp } from '../../testing/shared-app.ts';
import type { TestApp } from '../../testing/test-app.ts';

let running: TestApp;
sharedApp.beforeAll(async ({ running: shared }) => {
  running = shared;
});

const sample = sampleContent('en');
const contentOf = (companyName: string): string =>
  encodeContent({
    plan: { ...sample.plan, general: { ...sample.plan.general, companyName } },
    theme: sample.theme,
  });

const post = (payload: object) =>
  running.app.inject({ method: 'POST', url: '/api/generate/covers', payload });

interface Answer {
  readonly covers: readonly { readonly template_id: number; readonly base_64_webp: string }[];
}

describe('POST /api/generate/covers', () => {
  it('draws the first page of the plan in each template asked for, small', async () => {
    const answer = await post({ content: contentOf('Mill & Daughters'), template_ids: [3, 1] });
    expect(answer.statusCode).toBe(200);
    const { covers } = answer.json<Answer>();
    expect(covers.map(({ template_id: id }) => id)).toEqual([10, 1]);
    for (const { base_64_webp: cover } of covers) {
      const { format, width } = await sharp(Buffer.from(cover, 'base64')).metadata();
      expect({ format, width }).toEqual({ format: 'webp', width: 240 });
    }
    expect(covers[0]?.base_64_webp).not.toBe(covers[1]?.base_64_webp);
  });

  it('draws the plan that was sent, not the sample', async () => {
    const [one, other] = await Promise.all(
      ['Mill & Daughters', 'Another Company'].map((name) =>
        post({ content: contentOf(name), template_ids: [1] }),
      ),
    );
    expect(one?.json<Answer>().covers[0]?.base_64_webp).not.toBe(
      other?.json<Answer>().covers[0]?.base_64_webp,
    );
  });

  it('knows no template that is not in the catalogue', async () => {
    const answer = await post({ content: contentOf('Mill'), template_ids: [1, 9999] });
    expect(answer.statusCode).toBe(400);
    expect(answer.json().details).toEqual([
      { path: 'template_ids.1', message: expect.stringContaining('expected one of 1|2|') },
    ]);
  });

  it('draws each template once', async () => {
    const answer = await post({ content: contentOf('Mill'), template_ids: [1, 1] });
    expect(answer.statusCode).toBe(400);
  });

  it('refuses a content that is none', async () => {
    const answer = await post({ content: '{', template_ids: [1] });
    expect(answer.json<{ error: string }>().error).toBe('content_not_json');
  });
});
