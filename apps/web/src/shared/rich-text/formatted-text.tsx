import type { PictureBlock, RichBlock, RichLine, RichSpan } from '@trazo/plan/rich-text/blocks';
import type { RichDocument } from '@trazo/plan/rich-text/rich-text';
import { type ComponentType, Fragment } from 'react';

type ShowPicture = ComponentType<Pick<PictureBlock, 'image' | 'description'>>;

function Run(span: RichSpan) {
  const { text, link } = span;
  if (span.type === 'note') return <sup title={text} role="img" aria-label={text} data-note={text} />;
  const slanted = span.italic ? <em>{text}</em> : text;
  const formatted = span.bold ? <strong>{slanted}</strong> : slanted;
  return link === undefined ? formatted : <a href={link}>{formatted}</a>;
}

// A text that is only shown: its runs and lines have no identity but their index.
const Line = ({ spans }: { spans: RichLine }) =>
  spans.length === 0 ? <br /> : spans.map((span, index) => <Run key={`${index}${span.text}`} {...span} />);

function Block({ block, Picture }: { block: RichBlock; Picture: ShowPicture }) {
  switch (block.type) {
    case 'paragraph':
      return (
        <p>
          <Line spans={block.spans} />
        </p>
      );
    case 'heading': {
      const Heading = block.level === 1 ? 'h2' : 'h3';
      return (
        <Heading>
          <Line spans={block.spans} />
        </Heading>
      );
    }
    case 'table':
      return <Table rows={block.rows} />;
    case 'picture':
      return (
        <figure>
          <Picture image={block.image} description={block.description} />
          <figcaption>
            <Line spans={block.caption} />
          </figcaption>
        </figure>
      );
    default: {
      const items = block.items.map((item, index) => (
        <li key={`${index}${item[0]?.text}`}>
          <p>
            <Line spans={item} />
          </p>
        </li>
      ));
      return block.type === 'numberedList' ? <ol start={block.start}>{items}</ol> : <ul>{items}</ul>;
    }
  }
}

const Table = ({ rows }: { rows: readonly (readonly RichLine[])[] }) => (
  <table>
    <tbody>
      {rows.map((row, index) => {
        const Cell = index === 0 ? 'th' : 'td';
        return (
          <tr key={`${index}${row[0]?.[0]?.text}`}>
            {row.map((cell, column) => (
              <Cell key={`${column}${cell[0]?.text}`}>
                <Line spans={cell} />
              </Cell>
            ))}
          </tr>
        );
      })}
    </tbody>
  </table>
);

/** A text with its formats, read-only. */
export const FormattedText = ({ text, Picture }: { text: RichDocument; Picture: ShowPicture }) => (
  <>
    {text.blocks.map((block, index) => (
      <Fragment key={`${index}${block.type}`}>
        <Block block={block} Picture={Picture} />
      </Fragment>
    ))}
  </>
);
