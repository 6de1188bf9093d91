import { type Expression, parseSync, type Statement } from 'oxc-parser';
import { assume } from '../assumption.ts';
import { attribute, type BuiltPage, type PageElement, textOf } from './built-page.ts';

/** How the router starts a page: its list of routes, the code of those the page shows, and then the entry. */
export interface PageStart {
  /** The module that says so, in the page. */
  readonly element: PageElement;
  readonly manifest: string;
  /** Files by the ids of their routes. */
  readonly routes: ReadonlyMap<string, string>;
  readonly entry: string;
}

const MODULES = '__reactRouterRouteModules';

/**
 * Reads the module with which the router starts a page. Assumes that it is the page's only module and is made of exactly
 * `import "<manifest>"`, `import * as <route> from "<file>"`, `window.__reactRouterRouteModules = { "<id>": <route> }` and
 * `import("<entry>")`: any other statement is something a step would lose.
 */
export function pageStart(page: BuiltPage): PageStart {
  const [element, ...others] = page
    .elements('script')
    .filter((script) => attribute(script, 'type') === 'module');
  assume(element !== undefined && others.length === 0, 'the router starts a page by one module');
  const { program, errors } = parseSync('start.js', textOf(element), { sourceType: 'module' });
  assume(errors.length === 0, 'the module that starts a page can be parsed');
  const manifests: string[] = [];
  const files = new Map<string, string>();
  const named = new Map<string, string>();
  const entries: string[] = [];
  for (const statement of program.body) {
    const [imported] = 'specifiers' in statement ? statement.specifiers : [];
    if (statement.type === 'ImportDeclaration' && imported === undefined) {
      manifests.push(statement.source.value);
    } else if (statement.type === 'ImportDeclaration' && imported?.type === 'ImportNamespaceSpecifier') {
      files.set(imported.local.name, statement.source.value);
    } else if (!readModules(statement, named) && !readEntry(statement, entries)) {
      assume(false, `the router starts a page without ${statement.type}`);
    }
  }
  const [manifest, ...manifestsMore] = manifests;
  const [entry, ...entriesMore] = entries;
  assume(manifest !== undefined && manifestsMore.length === 0, 'the router starts a page with its manifest');
  assume(entry !== undefined && entriesMore.length === 0, 'the router starts a page with its entry');
  const routes = new Map<string, string>();
  for (const [id, name] of named) {
    const file = files.get(name);
    assume(file !== undefined, 'the router imports the code of each route of a page');
    routes.set(id, file);
  }
  assume(routes.size === files.size, 'the router names each route whose code it imports');
  return { element, manifest, routes, entry };
}

/** `window.__reactRouterRouteModules = { "root": route0 }` */
function readModules(statement: Statement, into: Map<string, string>): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'AssignmentExpression')
    return false;
  const { left, right } = statement.expression;
  if (left.type !== 'MemberExpression' || left.computed || left.property.name !== MODULES) return false;
  if (right.type !== 'ObjectExpression') return false;
  for (const property of right.properties) {
    if (property.type !== 'Property' || property.value.type !== 'Identifier') return false;
    const id = textIn(property.key);
    if (id === undefined) return false;
    into.set(id, property.value.name);
  }
  return true;
}

/** `import("/assets/entry.client.js")` */
function readEntry(statement: Statement, into: string[]): boolean {
  if (statement.type !== 'ExpressionStatement' || statement.expression.type !== 'ImportExpression')
    return false;
  const entry = textIn(statement.expression.source);
  if (entry === undefined) return false;
  into.push(entry);
  return true;
}

const textIn = (expression: Expression | { readonly type: 'PrivateIdentifier' }): string | undefined =>
  expression.type === 'Literal' && typeof expression.value === 'string' ? expression.value : undefined;
