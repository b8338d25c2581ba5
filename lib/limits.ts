/**
 * The numbers that code decides by, each with its unit. Sources: the specification's business constants and the rulings.
 * What only the layout knows (breakpoints, widths) stands in the style sheets.
 */
export const limits = {
  requestTimeoutMs: 60_000,
  /** The largest answer a client decodes; beyond it the bytes are refused unread. */
  responseMaxBytes: 16 * 1024 * 1024,
  /** The largest body the origin reads of a request. */
  requestBodyMaxBytes: 64 * 1024,
  /** Of a request's address, and of one value in its query, in characters. */
  addressMaxLength: 8_192,
  queryValueMaxLength: 4_096,
  /** Of a page's path, and of an address that an answer leads to: headers repeat them, and proxies have room for some kilobytes of those. */
  pagePathMaxLength: 2_048,
  locationMaxLength: 4_096,
  sessionIdMaxLength: 128,
  carouselDelayMs: 3_000,
  wideViewerAbovePx: 1_100,
  mobileMaxPx: 768,
  /** Sets of content languages up to this size, and the set of all, have their pages kept. */
  keptLanguagesMax: 3,
  homeRankingEntries: 25,
  homeRankingPhoneEntries: 10,
  rankingPageEntries: 40,
  chapterEndsSoonSeconds: 7 * 86_400,
  newLabelSeconds: 86_400,
  horizontalListStepPx: 550,
  /** How long a page that only leads on is seen. */
  leaveAfterMs: 1_400,
  viewerBarsHideMs: 2_000,
  /** How long the note about the app stays away once it was closed, and once its reader went to the store; and what is promoted, once it was shown. */
  appPromptHiddenMs: 60 * 86_400_000,
  appPromptReminderMs: 60 * 86_400_000,
  promotionEveryMs: 86_400_000,
  /** What readers consent to is looked for so often, so many times, until its name is so long. */
  consentPollMs: 200,
  consentTriesMax: 500,
  consentGroupsMinLength: 8,
  /** After so many looks without an answer none is counted on; once there was one, it is looked at so often whether it is still the same. */
  consentSilenceTries: 25,
  consentChangeMs: 1_000,
  /** How long a reader sees what the sides and the centre of the screen do. */
  tapZonesShownMs: 2_000,
  /** On the wire a chapter without an end carries this time stamp, in seconds. */
  noEndTimeStamp: 2_145_884_400,
  mediaSignatureDays: 3,
  /** No image served is higher, in px: some browsers draw nothing higher, and stutter before. */
  imageMaxHeightPx: 4_096,
  /** Widths that a chapter's pages are also served in; at multiples of 100 a slice of a strip has a whole height, so that none leaves a seam. */
  pageWidthsPx: [200, 300, 400, 500, 600, 700, 800, 1_000, 1_200, 1_400, 1_600, 2_000, 2_400],
  /** Those up to here show which page it is: each is made from the lowest quality, whatever quality is read. */
  pagePreviewMaxPx: 400,
  /** How long a chapter stays open after its one free read has begun, and after a ticket was spent on it. */
  oneTimePassSeconds: 86_400,
  ticketPassSeconds: 3 * 86_400,
  surveyFreeTextMaxLength: 100,
  /** Of a message to the service; the form's own field is shorter until it is set longer. */
  feedbackMaxLength: 5_000,
  feedbackFieldMaxLength: 500,
  pushTokenMaxLength: 4_096,
  /** How often a browser says anew, unasked, where it is told of new chapters. */
  pushTokenRefreshSeconds: 604_800,
  /** So often a browser that is subscribed asks whether the origin still has the key that it subscribed with. */
  pushKeyLookSeconds: 86_400,
  /** A chapter that came out longer ago is no news; and so long is a message kept for a browser that cannot be reached. */
  pushWithinSeconds: 86_400,
  pushKeptSeconds: 3 * 86_400,
  /** How long a push service may take to answer, how many are asked at once, and how often for one message. */
  pushTimeoutMs: 10_000,
  pushesAtOnce: 16,
  pushTriesMax: 6,
  /** How long a browser has to start the worker that messages are for. */
  pushWorkerWaitMs: 10_000,
  /** How long a kept page is answered as it just was, without asking Next for it again; and of how many bytes of such answers. */
  answerAtHandMs: 1_000,
  answersAtHandMaxBytes: 64 * 1024 * 1024,
  /** Titles that one answer lists at most: about as many as `responseMaxBytes` have room for. */
  listedTitlesMax: 40_000,
  /** Series of a list that tells the last updated first, at most: more would be a page that no browser opens gladly. */
  listedSeriesMax: 10_000,
  /** Titles that a browser takes to search among; where there are more the origin searches. */
  searchedTitlesMax: 10_000,
  /** How long the server remembers what a keyword found (a proxy may serve that for 45 seconds more), and how many series of all results together. */
  foundTitlesMs: 10_000,
  foundTitlesCachedMax: 20_000,
  /** Of what is searched for, in characters. */
  keywordMaxLength: 200,
  /** Titles that a search finds, or the list of free ones names, at most. */
  foundTitlesMax: 2_000,
  /** Entries of one part of the catalogue, which is one sitemap; and entries that one call reads of it. */
  cataloguePartEntries: 10_000,
  cataloguePageMax: 1_000,
  /** Chapters of a language that feeds list as its last ones, at most. */
  latestChaptersMax: 100,
  /** How much home shows where no chapter came out in the last days. */
  quietHomeChapters: 10,
  quietHomeSeries: 100,
  /** Chapters that one call may ask after by their ids. */
  askedChaptersMax: 100,
  /** The origin's caches of queries and responses that do not depend on the reader. */
  originCache: {
    /** How long an entry is fresh. */
    ttlMs: 1_000,
    /** Results of queries: some 100 KiB for a title with many chapters. */
    queriesMax: 500,
    /** Encoded responses. */
    responsesMaxBytes: 64 * 1024 * 1024,
    /** Results of queries that change with a publication alone, for a minute: some 5 KiB each. */
    publishedMax: 2_000,
  },
  /** While somebody else holds what is to be written: how long whoever only reads waits for what is written on his way. */
  writeWaitMs: 2_000,
  /** Readers' writes that are under way at once, fewer than a database takes connections: those that read always have some. */
  writersAtOnce: 6,
  /** How long a database may take to answer a process that is called ready. */
  readyWithinMs: 2_000,
  /** A process that has been told to end: how long requests that are under way may take, and then what it does by itself. */
  drainPatienceMs: 20_000,
  closeWithinMs: 10_000,
  drawCacheMaxBytes: 512 * 1024 * 1024,
  /** The largest file of a picture that the site takes from an origin to draw with. */
  pictureMaxBytes: 16 * 1024 * 1024,
  /** A link to a place elsewhere, and how long a page waits for all of them. */
  siteLinkMaxLength: 2_000,
  siteLinksWaitMs: 2_000,
  /** The longest text that a site says of itself. */
  siteWordsMaxLength: 300,
  /** The operator's logo: its file, its dots, and how much wider than high (or higher than wide) it may be. */
  siteLogoMaxBytes: 256 * 1024,
  siteLogoMaxPixels: 16_000_000,
  siteLogoMaxRatio: 8,
  /** Sharing pictures: how many are kept, drawn at once, and waited for; how long one is kept. */
  cardsKept: 100,
  cardsDrawnAtOnce: 2,
  cardsWaitedFor: 32,
  cardSeconds: 86_400,
  /** Without a network: how many visited pages, pictures, and pages of chapters that were read are there; and how old a page may be before it is fetched for that again. */
  offlinePagesMax: 60,
  offlinePicturesMax: 300,
  offlineReadPagesMax: 120,
  offlinePageFreshMs: 600_000,
  /** How long a page that is there waits for the network. */
  offlineWaitMs: 4_000,
  /** What keeping a chapter leaves free of the room that the browser gives. */
  keptLeavesBytes: 32 * 1024 * 1024,
  /** Pictures of a chapter that are brought at once to be kept. */
  keptAtOnce: 4,
  /** How long popups wait for one that goes before them and is on its way. */
  popupWaitMs: 10_000,
  /** How long keyed pictures wait for the thread that undoes their keys. */
  workerWaitMs: 2_000,
  /** How long the service worker may take to fetch what all pages need. */
  keptCompleteMs: 600_000,
  /** How long an open tab has to say which build it was opened by. */
  tabAnswerMs: 3_000,
  /** Of what was done without a network, to be sent later. */
  laterWritesMax: 100,
  /** How long the tabs of a browser may be behind each other's storage. */
  laterSentSaidMs: 10_000,
  /** A bucket of published files: how long it has to take a call, may say nothing, and may take over a file that is read or written, with all tries. */
  bucketConnectMs: 3_000,
  bucketSilenceMs: 5_000,
  bucketReadMs: 15_000,
  bucketWriteMs: 60_000,
  bucketTries: 3,
  /** No file in it is larger. */
  bucketFileMaxBytes: 64 * 1024 * 1024,
  /** Prepared files that are on their way to where they are kept at once. */
  keptWritesAtOnce: 8,
  /** A publisher's folder. Of one text file, and of the facts in an archive, in bytes. */
  publishTextMaxBytes: 4 * 1024 * 1024,
  publishFactsMaxBytes: 1024 * 1024,
  /** Of one chapter: files in its archive or folder, bytes of one of them and of all once unpacked, and how far all may have been packed where files larger than `publishPackedFreelyFileBytes` come to more than `publishPackedFreelyBytes`. */
  publishFilesMax: 2_000,
  publishFileMaxBytes: 64 * 1024 * 1024,
  publishUnpackedMaxBytes: 2 * 1024 * 1024 * 1024,
  publishPackedMaxTimes: 100,
  publishPackedFreelyBytes: 256 * 1024 * 1024,
  publishPackedFreelyFileBytes: 16 * 1024 * 1024,
  /** Of all that stands in its archive or folder: folders, and what systems leave there, among them. */
  publishEntriesMax: 10_000,
  /** Pixels of one picture, and pages that a chapter may come to once its strips are cut. */
  publishPictureMaxPixels: 120_000_000,
  /** How high a picture would be at the greatest width of a strip. Sizes in px. */
  publishPictureMaxHeightPx: 200_000,
  publishPagesMax: 9_999,
  /** What an export says of its pictures, in bytes: some hundred thousand of them. */
  exportManifestMaxBytes: 128 * 1024 * 1024,
  /** How often a publication or an export says how far it is: in lines, and in its bar at a terminal. */
  publishProgressMs: 5_000,
  publishBarMs: 1_000,
  /** How long a folder that is followed has to be quiet before it is published. */
  publishQuietMs: 1_000,
  /** What kept a folder that is followed from being published, though nothing is wrong with it, is tried again so often. */
  publishRetryMs: 30_000,
  /** How often it is looked whether a link that is followed leads elsewhere. */
  publishLookMs: 1_000,
  /** A page is never older than this beside what is published. Of that a proxy may keep it for so long, and show it for so long again while it asks for another. */
  pageMaxSeconds: 60,
  pageFreshSeconds: 30,
  pageRenewSeconds: 15,
  /** How long an origin may take to say whether anything was published: one that takes longer is not counted on. */
  catalogueAnswerMs: 10_000,
  /** How often each site looks whether anything was published, and how long one that is told has to answer. */
  catalogueLookMs: 3_000,
  revalidateTimeoutMs: 15_000,
  /** Folders within folders of pages. */
  publishFoldersMax: 8,
  /** The operator's page: entries of one of its lists, and of one call of an export; chapters that are told to come; series that are told to be read most. */
  adminPageEntries: 50,
  adminExportEntries: 1_000,
  adminNextChapters: 10,
  adminMostRead: 20,
  /** Wrong tokens that one address may bring in a minute. */
  adminFailuresPerAddress: 5,
  /** A session ends so long after it was last used, and so long after it began. */
  adminIdleSeconds: 1_800,
  adminSessionSeconds: 8 * 3_600,
  retryAfterMaxSeconds: 7 * 86_400,
  /** How often a process looks whether the operator has closed the service: in its own database, at a remote origin, and at one that does not know its token. */
  switchesLookMs: 1_000,
  switchesAskMs: 3_000,
  switchesUnknownMs: 60_000,
} as const;
