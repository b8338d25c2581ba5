import type { z } from 'zod';
import type { wire } from '@/lib/wire/messages';
import type { Context } from '../context';

/** A call: the query it takes and the answer it gives. Refusals are thrown. */
export interface EndpointHandler<Schema extends z.ZodType = z.ZodType> {
  query: Schema;
  answer(context: Context, query: z.output<Schema>): Promise<wire.ISuccessResult>;
}

/** Lets the answer know the type of its query. */
export function defineEndpoint<Schema extends z.ZodType>(endpoint: EndpointHandler<Schema>): EndpointHandler<Schema> {
  return endpoint;
}
