import { z } from 'zod';
import type { Fault } from '../fault';
import { nearestName } from '../source/nearest-name';
import type { Path, SourceText } from '../source/source-text';
import { exampleOf } from './example-of';
import { schemaAt, type SchemaNode } from './schema-at';
import { valueAt } from './value-at';

type Issue = z.core.$ZodIssue;
type Told = Pick<Fault, 'message' | 'instead'> & { path: Path; part?: 'name' };

interface Desk {
  value: unknown;
  schema: SchemaNode;
}

/** The value as its schema reads it, or all that keeps it from being that. */
export function checkSchema<Schema extends z.ZodType>(
  schema: Schema,
  source: SourceText,
): { data?: z.output<Schema>; faults: Fault[] } {
  const result = schema.safeParse(source.value);
  if (result.success) return { data: result.data, faults: [] };
  const desk: Desk = { value: source.value, schema: z.toJSONSchema(schema, { io: 'input' }) as SchemaNode };
  const faults = result.error.issues
    .filter(isToldOnce)
    .flatMap((issue) => tell(issue, desk))
    .map(({ path, part, ...told }) => ({ file: source.file, ...source.placeOf(path, part), ...told }));
  return { faults };
}

/** What is beyond all whole numbers is also beyond those that are allowed, which is told next. */
function isToldOnce(issue: Issue, at: number, issues: readonly Issue[]): boolean {
  const next = issues[at + 1];
  return !(
    'origin' in issue &&
    issue.origin === 'int' &&
    next?.code === issue.code &&
    next.path.join() === issue.path.join()
  );
}

function tell(issue: Issue, desk: Desk): Told[] {
  const path = issue.path as Path;
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownEntry(path, key, desk));
  if (issue.code === 'custom')
    return [
      {
        path,
        message: issue.message,
        instead: String(
          (issue.params as { instead?: string } | undefined)?.instead ?? forExample(path, schemaAt(desk.schema, path)),
        ),
      },
    ];
  const found = valueAt(desk.value, path);
  if (found === undefined || found === null) return [missing(path, found, desk)];
  return [wrong(issue, path, found, desk)];
}

function unknownEntry(path: Path, key: string, { schema }: Desk): Told {
  const known = Object.keys(schemaAt(schema, path)?.properties ?? {});
  const meant = nearestName(key, known);
  return {
    path: [...path, key],
    part: 'name',
    message: `There is no entry \`${key}\`${path.length > 0 ? ` in ${named(path)}` : ''}.`,
    instead: meant ? `Write \`${meant}\`.` : `What belongs here: ${list(known)}.`,
  };
}

function missing(path: Path, found: unknown, { schema }: Desk): Told {
  const node = schemaAt(schema, path);
  const why = node?.description ? ` ${node.description}` : '';
  if (path.length === 0)
    return { path, message: 'The file is empty.', instead: `Begin with \`${exampleOf(...firstEntry(schema))}\`.` };
  const message = found === null ? `${named(path)} is empty.` : `${named(path)} is missing.`;
  return { path, message: message + why, instead: forExample(path, node) };
}

function firstEntry(schema: SchemaNode): [string | undefined, SchemaNode | undefined] {
  return Object.entries(schema.properties ?? {})[0] ?? [undefined, schema];
}

function wrong(issue: Issue, path: Path, found: unknown, { schema }: Desk): Told {
  const node = schemaAt(schema, path);
  const instead = forExample(path, node);
  const hint = node?.description ? ` ${node.description}` : '';
  switch (issue.code) {
    case 'invalid_value': {
      const meant = typeof found === 'string' ? nearestName(found, issue.values.map(String)) : undefined;
      return {
        path,
        message: `${named(path)} cannot be ${shown(found)}.`,
        instead: meant ? `Write \`${meant}\`.` : `Write one of ${list(issue.values.map(String))}.`,
      };
    }
    case 'invalid_type':
      return {
        path,
        message: `${named(path)} has to be ${TYPES[node?.type ?? issue.expected] ?? issue.expected}, and is ${kindOf(found)}.`,
        instead,
      };
    case 'too_big':
      return {
        path,
        message: `${named(path)} ${sizeOf(found)}; ${issue.maximum} is the most.`,
        instead: mostOf(found, issue.maximum),
      };
    case 'too_small':
      return { path, message: `${named(path)} ${sizeOf(found)}; ${issue.minimum} is the least.`, instead };
    case 'invalid_key': {
      const names = schemaAt(schema, path.slice(0, -1))?.propertyNames;
      return {
        path,
        part: 'name',
        message: `${shown(path.at(-1))} cannot be a name here. ${names?.description ?? ''}`.trim(),
        instead: `Write for example \`${exampleOf(undefined, names)}\`.`,
      };
    }
    default:
      return { path, message: `${named(path)} cannot be ${shown(found)}.${hint}`, instead };
  }
}

function forExample(path: Path, node: SchemaNode | undefined): string {
  return `Write for example \`${exampleOf(path.at(-1), node)}\`.`;
}

function mostOf(value: unknown, most: number | bigint): string {
  if (typeof value === 'string') return `Write it in ${most} characters or fewer.`;
  return Array.isArray(value) ? `Keep ${most} of them, or fewer.` : `Write ${most} or less.`;
}

const TYPES: Record<string, string> = {
  string: 'text',
  integer: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  object: 'a group of entries',
  record: 'a group of entries',
};

function sizeOf(value: unknown): string {
  if (typeof value === 'string') return `is ${value.length} characters long`;
  return Array.isArray(value) ? `has ${value.length} items` : `is ${String(value)}`;
}

function kindOf(value: unknown): string {
  if (Array.isArray(value)) return 'a list';
  if (typeof value === 'object') return 'a group of entries';
  return typeof value === 'string' ? `the text “${clip(value)}”` : String(value);
}

function shown(value: unknown): string {
  return typeof value === 'object' ? kindOf(value) : `“${clip(String(value))}”`;
}

function clip(text: string): string {
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

function named(path: Path): string {
  return path.length === 0
    ? 'The file'
    : `\`${path.reduce<string>((told, part) => told + (typeof part === 'number' ? `[${part + 1}]` : told ? `.${part}` : part), '')}\``;
}

function list(names: readonly string[]): string {
  return names.map((name) => `\`${name}\``).join(', ');
}
