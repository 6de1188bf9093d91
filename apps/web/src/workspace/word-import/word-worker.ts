import { readWordFile } from './word-file.ts';

addEventListener('message', ({ data }: MessageEvent<Uint8Array<ArrayBuffer>>) => {
  void readWordFile(data).then((file) => {
    postMessage(file, { transfer: file.ok ? file.pictures.map(({ bytes }) => bytes.buffer) : [] });
  });
});
