import { TEMPLATES } from '@trazo/templates/catalogue';
import { useParams } from 'react-router';
import { TemplatePage } from '../features/templates/template-page.tsx';
import { NotFoundPage } from '../shared/site/not-found-page.tsx';
import type { PublicPage } from '../shared/site/public-page.ts';

export const handle = { words: ['templates'] } satisfies PublicPage;

export default function TemplateRoute() {
  const { template: key } = useParams();
  const template = TEMPLATES.find((each) => each.key === key);
  return template === undefined ? <NotFoundPage /> : <TemplatePage key={key} template={template} />;
}
