import { stringify } from 'yaml';
import type { SchemaNode } from './schema-at';

const BY_TYPE: Record<string, unknown> = { string: 'text', integer: 1, number: 1, boolean: true };

/** An entry as it could be written, in one line: `label: WJ`. An item of a list has no name. */
export function exampleOf(name: string | number | undefined, node: SchemaNode | undefined): string {
  const value = asYaml(valueOf(node));
  return typeof name === 'string' ? `${name}: ${value}` : value;
}

function valueOf(node: SchemaNode | undefined): unknown {
  if (node?.examples) return node.examples[0];
  if (node?.enum) return node.enum[0];
  if (node?.properties)
    return Object.fromEntries(
      Object.entries(node.properties)
        .slice(0, 1)
        .map(([name, inner]) => [name, valueOf(inner)]),
    );
  if (node?.items) return [valueOf(node.items)];
  return BY_TYPE[node?.type ?? ''] ?? 'text';
}

function asYaml(value: unknown): string {
  return stringify(value, { collectionStyle: 'flow', lineWidth: 0, flowCollectionPadding: true }).trim();
}
