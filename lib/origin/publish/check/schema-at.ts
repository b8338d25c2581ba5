import type { Path } from '../source/source-text';

/** What of a JSON Schema is needed to tell what belongs somewhere. */
export interface SchemaNode {
  type?: string;
  enum?: readonly unknown[];
  examples?: readonly unknown[];
  description?: string;
  properties?: Record<string, SchemaNode>;
  additionalProperties?: SchemaNode | boolean;
  propertyNames?: SchemaNode;
  items?: SchemaNode;
}

/** What a schema says of a place; undefined where nothing belongs there. */
export function schemaAt(schema: SchemaNode, path: Path): SchemaNode | undefined {
  return path.reduce<SchemaNode | undefined>((node, part) => {
    if (typeof part === 'number') return node?.items;
    if (node?.properties && Object.hasOwn(node.properties, part)) return node.properties[part];
    return typeof node?.additionalProperties === 'object' ? node.additionalProperties : undefined;
  }, schema);
}
