import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { jsonSchemas, printSchema } from '../../publish/schema/json-schemas';

/** Writes the schemas that editors check a publisher's files by into a folder. */
export async function writeSchemas(folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  for (const [name, schema] of Object.entries(jsonSchemas))
    await writeFile(path.join(folder, name), printSchema(schema));
}
