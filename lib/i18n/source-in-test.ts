import ts from 'typescript';

/** All nodes of a kind at and below a node. Where `enter` says no, it is not looked further. */
export function nodes<Kind extends ts.Node>(
  root: ts.Node,
  is: (node: ts.Node) => node is Kind,
  enter: (node: ts.Node) => boolean = () => true,
): Kind[] {
  if (!enter(root)) return [];
  const below: Kind[] = is(root) ? [root] : [];
  ts.forEachChild(root, (child) => void below.push(...nodes(child, is, enter)));
  return below;
}
