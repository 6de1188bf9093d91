import type { RichLine, RichSpan } from '@trazo/plan/rich-text/blocks';
import type { RichDocument } from '@trazo/plan/rich-text/rich-text';

function Run({ text, bold, italic, link }: RichSpan) {
  const slanted = italic ? <em>{text}</em> : text;
  const formatted = bold ? <strong>{slanted}</strong> : slanted;
  return link === undefined ? formatted : <a href={link}>{formatted}</a>;
}

// A text that is only shown: its runs and lines have no identity but their index.
const Line = ({ spans }: { spans: RichLine }) =>
  spans.length === 0 ? <br /> : spans.map((span, index) => <Run key={`${index}${span.text}`} {...span} />);

/** A text with its formats, read-only. */
export function FormattedText({ text }: { text: RichDocument }) {
  return text.blocks.map((block, index) => {
    const key = `${index}${block.type}`;
    if (block.type === 'paragraph') {
      return (
        <p key={key}>
          <Line spans={block.spans} />
        </p>
      );
    }
    const List = block.type === 'numberedList' ? 'ol' : 'ul';
    return (
      <List key={key}>
        {block.items.map((item, index) => (
          <li key={`${index}${item[0]?.text}`}>
            <p>
              <Line spans={item} />
            </p>
          </li>
        ))}
      </List>
    );
  });
}
