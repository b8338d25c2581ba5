import path from 'node:path';
import type { Kysely } from 'kysely';
import type { Bucket } from '@/lib/bucket';
import type { AdminAnswer } from '@/lib/admin/calls';
import { clientAddress } from '@/lib/client-address';
import type { Log } from '@/lib/log/entry';
import { log as processLog } from '@/lib/log/log';
import { limits } from '@/lib/limits';
import { answerMetrics } from '@/lib/metrics';
import { publicBase } from '@/lib/public-base';
import type { Closed, closedTo } from '@/lib/switches/switches';
import type { ThirdPartySettings } from '@/lib/third-parties';
import { TtlCache } from '@/lib/ttl-cache';
import { answerAdmin } from './admin/answer-admin';
import { knowOperator, type AddressOf } from './admin/know-operator';
import { readClosing } from './admin/switches';
import type { Context } from './context';
import { createDrawPool, type DrawPool } from './demo/draw/draw-pool';
import { followCalendar } from './demo/follow-calendar';
import { answerCall } from './http/answer-call';
import { answerHealth } from './http/answer-health';
import { refuseLongAddress } from './http/read-query';
import { refuseClosed } from './http/refuse-closed';
import { callOf } from './http/call-of';
import { pathOf } from './http/path-of';
import { respondWithError, type TaggedBytes } from './http/respond';
import { tellAnswer } from './http/tell-answer';
import { sessionOf } from './http/session';
import { limitWrites, type WritesPerMinute } from './http/write-limits';
import { openKeptFiles } from './kept/open-kept-files';
import { answerMedia } from './media/answer-media';
import { drawVersion } from './media/draw-version';
import { createDrawnFiles } from './media/drawn-files';
import { createUrls } from './media/urls';
import { namedUnits } from './named-units';
import { placesFor } from './places';
import { everyMinute, type Repeating } from './push/every-minute';
import { createPostMessage } from './push/post-message';
import { sendNotices } from './push/send-notices';
import { readVapid, type Vapid } from './push/vapid';
import { Refusal } from './refusal';
import { createStore } from './store/create-store';
import { readMediaSecret } from './store/media-secret';
import { followSchedule } from './store/follow-schedule';
import { migrate } from './store/migrate';
import { openDatabase } from './store/open-database';
import type { Schema } from './store/schema';

export interface OriginOptions {
  /** Folder of the drawn pictures and, where no other is given, the database; made where it is missing. */
  dataDir: string;
  /** Address of a PostgreSQL database. */
  databaseUrl?: string;
  /** Where published files are; absent, they are in the data folder. */
  bucket?: Bucket;
  /** A database that is open already; it is closed with the origin. */
  database?: Kysely<Schema>;
  /** The number that the demo grows from; absent, there is no demo. */
  demoSeed?: number;
  /** What absolute addresses start with; absent, they are made from each request. */
  publicUrl?: string;
  /** Where the site's pages are; absent, their paths alone are told. */
  siteUrl?: string;
  /** How many proxies in front are believed when they say who called, and by what name; none where it is absent. */
  trustedProxies?: number;
  /** How much each session, and each address, may write; any number where it is absent. */
  writesPerMinute?: WritesPerMinute;
  /** How much drawn pictures may fill on disk. */
  picturesMaxBytes?: number;
  /** Who tells readers of new chapters; where keys are absent, the database has some. */
  push?: Partial<Vapid>;
  /** The bearer token of /metrics; without it, every request for /metrics is refused. */
  metricsToken?: string;
  /** The token of the operator's page; without it, every operator call is refused. */
  adminToken?: string;
  /** What closes the service to a request; nothing does where it is absent, or stands in front. */
  closedTo?: typeof closedTo;
  /** Services of others that the operator has named; chapters have a place for their advertisements. */
  thirdParties?: ThirdPartySettings;
  /** Hears of each answer once, and of what goes wrong besides. */
  log?: Log;
  /** Seconds since 1970. */
  now?: () => number;
  drawPool?: DrawPool;
  /** The bundled draw worker. */
  workerPath?: string;
}

export interface Origin {
  /**
   * Answers with absolute media addresses.
   * @param socketAddress who is at the other end of the connection
   * @param id of the request, for the log
   */
  http(request: Request, socketAddress?: string, id?: string): Promise<Response>;
  /** Answers with addresses that start at the root, so that no page carries a host that a request made up. */
  inProcess(request: Request): Promise<Response>;
  /** Answers a request of which no more could be read, and tells the log. */
  refuse(failure: unknown): Response;
  /** What the operator has closed, as the database says. */
  readSwitches(): Promise<AdminAnswer<'switches'>>;
  /** Tells readers, as far as they asked for it, of chapters that have come out. */
  sendNotices(): Promise<void>;
  /** Does so in every minute, until the origin is closed. */
  keepSendingNotices(): void;
  close(): Promise<void>;
}

const API = '/api/';
const ADMIN = `${API}admin/`;
const MEDIA = '/media/';
const METRICS = '/metrics';

/** Opens the store, brings it up to date and answers from it. @throws when the data folder or the database cannot be used */
export async function createOrigin({
  dataDir,
  databaseUrl,
  bucket,
  database,
  demoSeed,
  publicUrl,
  siteUrl,
  push = {},
  thirdParties = {},
  metricsToken,
  adminToken,
  closedTo: closed,
  trustedProxies = 0,
  writesPerMinute = { session: 0, address: 0 },
  picturesMaxBytes = limits.drawCacheMaxBytes,
  log = processLog,
  now = () => Math.floor(Date.now() / 1000),
  workerPath = path.join(process.cwd(), 'build', 'draw-worker.cjs'),
  drawPool = createDrawPool({ workerPath }),
}: OriginOptions): Promise<Origin> {
  const version = drawVersion(workerPath);
  const db = database ?? openDatabase({ dataDir, databaseUrl });
  const store = createStore(db, now);
  const takeWrite = limitWrites(writesPerMinute);
  const inPlace = placesFor(limits.writersAtOnce);
  const isOperator = knowOperator(adminToken);
  const adUnits = namedUnits(thirdParties);
  const caches = createCaches(now);
  const files = createDrawnFiles({
    folder: path.join(dataDir, 'drawn'),
    kept: openKeptFiles({ dataDir, bucket }),
    keepsCopies: bucket !== undefined,
    pool: drawPool,
    version,
    maxBytes: picturesMaxBytes,
    log,
  });

  const warn = (message: string, error?: unknown) => log({ level: 'warn', message, error });
  const bringUpToDate =
    demoSeed === undefined ? followSchedule(db, now, warn) : followCalendar(db, { seed: demoSeed, now, log: warn });

  const { secret, vapid } = await ready().catch(async (error: unknown) => {
    // Whoever asks next opens it anew.
    if (!database) await db.destroy().catch(() => undefined);
    throw error;
  });
  const post = createPostMessage(vapid);

  async function ready() {
    await migrate(db);
    await bringUpToDate();
    return { secret: await readMediaSecret(db), vapid: await readVapid(db, push) };
  }

  let isClosing = false;
  let repeating: Repeating | undefined;
  async function sendAll(): Promise<void> {
    await bringUpToDate();
    const urls = createUrls({ base: publicUrl ?? '', version, secret, now: now() });
    await sendNotices({ db, post, toLoopback: vapid.toLoopback, urls, now, log: warn, isStopped: () => isClosing });
  }

  const tell = tellAnswer(log);

  async function answer(request: Request, base: string, addressOf?: AddressOf, id?: string): Promise<Response> {
    const pathname = pathOf(request);
    const health = answerHealth(pathname, db);
    if (health) return health;
    if (pathname === METRICS) return answerMetrics(request, metricsToken, addressOf?.());
    const asked = { request: id, call: callOf(request.method, pathname), since: performance.now() };
    try {
      return tell({ response: await answerAt(pathname, request, base, addressOf) }, asked);
    } catch (error) {
      return tell(respondWithError(error), asked);
    }
  }

  /** The site asks for readers of all countries at once, and lets in whom it may. */
  async function closingOf(request: Request, addressOf?: AddressOf): Promise<Closed | undefined> {
    const found = closed?.((name) => request.headers.get(name));
    return found?.state === 'geo-blocked' && (await isOperator(request, addressOf)) ? undefined : found;
  }

  async function answerAt(pathname: string, request: Request, base: string, addressOf?: AddressOf): Promise<Response> {
    refuseLongAddress(request.url);
    if (!pathname.startsWith(ADMIN)) refuseClosed(await closingOf(request, addressOf));
    await bringUpToDate();
    const second = now();
    if (pathname.startsWith(MEDIA)) return await answerMedia(request, { store, files, secret, now: second });
    if (!pathname.startsWith(API))
      throw new Refusal('not-found', { status: 404, debugInfo: 'There is no such address.' });
    if (pathname.startsWith(ADMIN) && (await isOperator(request, addressOf)))
      return await answerAdmin(request, pathname.slice(ADMIN.length), { db, now: second });
    const named = sessionOf(request);
    // A HEAD request is answered without a session: it counts for no reader and spends no ticket.
    const session = request.method === 'HEAD' ? undefined : named;
    return await answerCall(request, pathname.slice(API.length), {
      store,
      urls: createUrls({ base, site: siteUrl, version, secret, now: second }),
      now: second,
      adUnits,
      session,
      ...caches,
      push: { publicKey: vapid.keys.publicKey },
      takeWrite: () => takeWrite({ session, address: addressOf?.() }),
      inPlace,
      warn,
    });
  }

  return {
    http: (request, socketAddress, id) =>
      answer(
        request,
        publicBase(request, { publicUrl, isProxied: trustedProxies > 0 }),
        () => clientAddress(request.headers.get('x-forwarded-for'), socketAddress, trustedProxies),
        id,
      ),
    inProcess: (request) => answer(request, ''),
    refuse: (failure) => tell(respondWithError(failure), { call: '-', since: performance.now() }),
    readSwitches: () => readClosing(db),
    sendNotices: sendAll,
    keepSendingNotices: () => void (repeating ??= everyMinute(now, sendAll, warn)),
    async close() {
      isClosing = true;
      await repeating?.stop();
      await drawPool.close();
      await db.destroy();
    },
  };
}

/** What is the same for all readers. The clock counts whole seconds: entries of one second expire together, so no cache adds age to another. */
function createCaches(now: () => number): Pick<Context, 'cache' | 'responses' | 'clearCaches'> {
  const { ttlMs, queriesMax, responsesMaxBytes } = limits.originCache;
  const clock = () => now() * 1_000;
  const cache = new TtlCache({ ttlMs, maxSize: queriesMax, now: clock });
  const sizeOf = ({ bytes }: TaggedBytes) => bytes.byteLength;
  const responses = new TtlCache({ ttlMs, maxSize: responsesMaxBytes, sizeOf, now: clock });
  const clearCaches = () => {
    cache.clear();
    responses.clear();
  };
  return { cache, responses, clearCaches };
}
