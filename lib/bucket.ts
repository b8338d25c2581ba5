import { z } from 'zod';

/** A place for files that speaks S3. */
export interface Bucket {
  name: string;
  /** What every key begins with: nothing, or a path that ends with a slash. */
  prefix: string;
  /** Of a store that is not Amazon's. */
  endpoint?: string;
  region: string;
  /** Whether its name stands in the path of addresses, not in their host. */
  isInPath: boolean;
  /** Absent where the surroundings of the process have some, as Amazon's own machines do. */
  credentials?: { keyId: string; secret: string };
}

const FORM = 's3://bucket/prefix?endpoint=https://…&region=…&pathStyle=1';
const NAME = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;
const PREFIX = /^(\/[\w.-]+)*\/?$/;
const REGION = /^[a-z0-9-]{2,40}$/;
const PARAMETERS = ['endpoint', 'region', 'pathStyle'];
/** What stores call theirs that have but one. */
const ONLY_REGION = 'us-east-1';

/** The settings that name it. What is said of them holds nothing of a secret. */
export const bucketSettings = {
  STORAGE_URL: z
    .string()
    .transform((text, { addIssue }) => {
      const { bucket, faults } = readAddress(text);
      for (const message of faults) addIssue({ code: 'custom', message });
      return bucket ?? z.NEVER;
    })
    .optional(),
  STORAGE_KEY_ID: z.string().optional(),
  STORAGE_SECRET: z.string().optional(),
};

type Settings = Partial<{ STORAGE_URL: Bucket; STORAGE_KEY_ID: string; STORAGE_SECRET: string }>;

/** What is wrong with settings that are well one by one: their names, and why. */
export function bucketFaults({
  STORAGE_URL: bucket,
  STORAGE_KEY_ID: keyId,
  STORAGE_SECRET: secret,
}: Partial<Record<string, unknown>>): [string, string][] {
  const faults: [string, string][] = [];
  if (keyId !== undefined && secret === undefined) faults.push(['STORAGE_SECRET', 'is missing beside STORAGE_KEY_ID']);
  if (secret !== undefined && keyId === undefined) faults.push(['STORAGE_KEY_ID', 'is missing beside STORAGE_SECRET']);
  if (bucket === undefined && (keyId ?? secret) !== undefined)
    faults.push(['STORAGE_URL', 'is missing beside its key']);
  return faults;
}

/** The bucket that the settings name, if they name one. */
export function bucketOf({
  STORAGE_URL: bucket,
  STORAGE_KEY_ID: keyId,
  STORAGE_SECRET: secret,
}: Settings): Bucket | undefined {
  return (
    bucket && { ...bucket, ...(keyId !== undefined && secret !== undefined && { credentials: { keyId, secret } }) }
  );
}

function readAddress(text: string): { bucket?: Bucket; faults: string[] } {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url?.protocol !== 's3:') return { faults: [`is not ${FORM}`] };
  const { searchParams } = url;
  const endpoint = searchParams.get('endpoint') ?? undefined;
  const region = searchParams.get('region') ?? (endpoint === undefined ? undefined : ONLY_REGION);
  const pathStyle = searchParams.get('pathStyle') ?? (endpoint === undefined ? '0' : '1');
  const prefix = url.pathname.replace(/^\/+|\/+$/g, '');
  const unknown = [...searchParams.keys()].filter((name) => !PARAMETERS.includes(name));
  const faults = [
    (url.username || url.password) && 'has a key in it: say it in STORAGE_KEY_ID and STORAGE_SECRET',
    url.hostname === '' && 'has no name of a bucket after s3://',
    url.hostname !== '' &&
      !NAME.test(url.hostname) &&
      'has a bucket whose name is not 3 to 63 small letters, digits, "." and "-"',
    !PREFIX.test(url.pathname) && 'has a prefix with other signs than letters, digits, ".", "_", "-" and "/"',
    unknown.length > 0 && `has parameters that mean nothing here, which are ${PARAMETERS.join(', ')}`,
    endpoint !== undefined &&
      !isEndpoint(endpoint) &&
      'has an endpoint that is no http or https address of a host alone',
    region === undefined && 'needs region=, for it has no endpoint=',
    region !== undefined && !REGION.test(region) && 'has a region that is none',
    !['0', '1'].includes(pathStyle) && 'has a pathStyle that is neither 0 nor 1',
  ].filter((fault) => typeof fault === 'string' && fault !== '') as string[];
  if (faults.length > 0 || region === undefined) return { faults };
  return {
    bucket: {
      name: url.hostname,
      prefix: prefix && `${prefix}/`,
      endpoint: endpoint?.replace(/\/$/, ''),
      region,
      isInPath: pathStyle === '1',
    },
    faults,
  };
}

function isEndpoint(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, username, password, pathname, search, hash } = new URL(text);
  return (
    (protocol === 'https:' || protocol === 'http:') &&
    username === '' &&
    password === '' &&
    pathname === '/' &&
    search === '' &&
    hash === ''
  );
}
