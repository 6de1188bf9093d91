import type { Node } from 'prosemirror-model';
import type { NodeView } from 'prosemirror-view';
import type { TextPictures } from './text-pictures.ts';

/** A picture in the editor: shown from the draft's store, its caption written under it. */
export class PictureView implements NodeView {
  readonly dom = document.createElement('figure');
  readonly contentDOM = document.createElement('figcaption');
  readonly #drawing = document.createElement('img');
  readonly #pictures: TextPictures;
  readonly #words: { readonly caption: string; readonly lost: string };
  #image = '';
  #forget = (): void => undefined;

  constructor(
    node: Node,
    pictures: TextPictures,
    words: { readonly caption: string; readonly lost: string },
  ) {
    this.#pictures = pictures;
    this.#words = words;
    this.#drawing.contentEditable = 'false';
    this.#drawing.draggable = false;
    this.dom.append(this.#drawing, this.contentDOM);
    this.#show(node);
  }

  #show({ attrs, content }: Node): void {
    this.#drawing.alt = String(attrs['description']);
    this.contentDOM.dataset['empty'] = content.size === 0 ? this.#words.caption : '';
    const image = String(attrs['image']);
    if (image === this.#image) return;
    this.#image = image;
    this.#forget();
    this.#forget = this.#pictures.follow(image, ({ url, isLost }) => {
      if (url === undefined) this.#drawing.removeAttribute('src');
      else this.#drawing.src = url;
      this.dom.dataset['lost'] = isLost ? this.#words.lost : '';
    });
  }

  update(node: Node): boolean {
    if (node.type.name !== 'picture') return false;
    this.#show(node);
    return true;
  }

  /** What changes around its caption is its own doing. */
  ignoreMutation(mutation: { readonly target: globalThis.Node }): boolean {
    return !this.contentDOM.contains(mutation.target);
  }

  destroy(): void {
    this.#forget();
  }
}
