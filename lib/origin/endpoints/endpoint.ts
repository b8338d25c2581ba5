import type { z } from 'zod';
import type { wire } from '@/lib/wire/messages';
import type { Context } from '../context';

/** A call: the query and, where it has one, the JSON body it takes, and the message it answers with. Refusals are thrown. */
export interface EndpointHandler<Query extends z.ZodType = z.ZodType, Body extends z.ZodType = z.ZodType> {
  query: Query;
  body?: Body;
  answer(context: Context, query: z.output<Query>, body: z.output<Body>): Promise<wire.ISuccessResult>;
}

/** Lets the answer know the types of its query and body. */
export function defineEndpoint<Query extends z.ZodType, Body extends z.ZodType>(
  endpoint: EndpointHandler<Query, Body>,
): EndpointHandler<Query, Body> {
  return endpoint;
}
