import { readFileSync } from 'node:fs';
import { literal, nameOf, type SyntaxNode, syntaxTree, visit } from '../boundaries/syntax-tree';
import { actionFiles } from './package-sources';

/** The list in an action's file that names the form's fields which it returns to the page. */
const RETURNED_FIELDS = 'RETURNED_FIELDS';
/** Handled for every action: the code of a refusal. */
const PROBLEM = 'problem';

/**
 * The query fields that a package's actions add to a page's URL, sorted: the keys of `query` in their `back` steps, and
 * their RETURNED_FIELDS.
 * @throws Error when a source computes a query whose fields it does not list
 */
export function actionOutcomes(root: string): string[] {
  return [...new Set(actionFiles(root).flatMap(({ file }) => outcomesIn(file, readFileSync(file, 'utf8'))))]
    .filter((name) => name !== PROBLEM)
    .sort();
}

function outcomesIn(file: string, code: string): string[] {
  const tree = syntaxTree(file, code);
  const returned = returnedFields(tree);
  const found: string[] = [];
  visit(tree, (node) => {
    if (literal(fieldOf(node, 'kind')) !== 'back') return;
    for (const query of branches(fieldOf(node, 'query')))
      for (const property of properties(query)) {
        const name = nameOf(property) ?? keyOf(property);
        if (name !== undefined) found.push(name);
        else if (returned) found.push(...returned);
        else throw new Error(`${file}: a query with computed fields needs the list ${RETURNED_FIELDS}`);
      }
  });
  return found;
}

/** The texts of `const RETURNED_FIELDS = ['quantity', 'option:']`; undefined without such a list. */
function returnedFields(tree: SyntaxNode): string[] | undefined {
  let found: string[] | undefined;
  visit(tree, (node) => {
    if (node.type !== 'VariableDeclarator' || nameOf(node.id as SyntaxNode) !== RETURNED_FIELDS) return;
    const list = node.init as SyntaxNode | undefined;
    if (list?.type === 'ArrayExpression')
      found = (list.elements as readonly { expression: SyntaxNode }[]).flatMap(
        ({ expression }) => literal(expression) ?? [],
      );
  });
  return found;
}

/** The results of a conditional expression, or the expression itself. */
const branches = (node: SyntaxNode | undefined): (SyntaxNode | undefined)[] =>
  node?.type === 'ConditionalExpression'
    ? [...branches(node.consequent as SyntaxNode), ...branches(node.alternate as SyntaxNode)]
    : [node];

/** An object's properties; anything else counts as one computed property. */
const properties = (node: SyntaxNode | undefined): readonly SyntaxNode[] =>
  node?.type === 'ObjectExpression' ? (node.properties as readonly SyntaxNode[]) : [{}];

function fieldOf(node: SyntaxNode, name: string): SyntaxNode | undefined {
  if (node.type !== 'ObjectExpression') return undefined;
  const property = (node.properties as readonly SyntaxNode[]).find((one) => keyOf(one) === name);
  const value = property?.value as SyntaxNode | undefined;
  // `'back' as const`
  return value?.type?.startsWith('Ts') ? (value.expression as SyntaxNode) : value;
}

/** The name of a property `name: value` or `'name': value`. */
function keyOf({ type, key }: SyntaxNode): string | undefined {
  if (type !== 'KeyValueProperty') return undefined;
  const node = key as SyntaxNode;
  return nameOf(node) ?? literal(node);
}
