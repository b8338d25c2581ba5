/** Why an archive, or a file of it, is not taken, and what its publisher can do about it. */
const INSTEAD = {
  'leaves-folder': 'Pack the pages anew with plain names, such as 001.jpg.',
  'absolute-name': 'Pack the pages anew with plain names, such as 001.jpg.',
  link: 'Put the file itself there.',
  'no-file': 'Keep nothing but pictures and ComicInfo.xml in it.',
  encrypted: 'Pack it anew without a password.',
  truncated: 'Copy it again, or make it anew.',
  damaged: 'Copy it again, or make it anew.',
  'not-supported': 'Pack it anew as a plain ZIP.',
  nested: 'Unpack what is in it: one archive is one chapter.',
  'packed-too-far': 'Leave out what is no page.',
  'too-many-files': 'Split the chapter.',
  'too-many-entries': 'Leave out what is no page.',
  'file-too-large': 'Save the page smaller.',
  'too-large': 'Split the chapter, or save its pages smaller.',
  'same-name': 'Give each page a name of its own.',
  'other-kind': 'Name it by what it is, or save it anew as what it is named.',
  'unknown-file': 'Take it out, or save it as JPEG, PNG, WebP, AVIF or GIF.',
  'unread-picture': 'Save it as JPEG, PNG, WebP, AVIF or GIF.',
  'too-many-pixels': 'Save the picture smaller.',
  'too-high': 'Cut it into several pictures, one under the other.',
  'broken-picture': 'Copy it again, or save the picture anew.',
  'xml-entities': 'Take the DOCTYPE out of it.',
  'broken-xml': 'Write it as XML, or leave it out.',
  'unread-encoding': 'Save it in UTF-8.',
  'no-pages': 'Put the chapter’s pages into it.',
  'hidden-pages': 'Rename them without the dot.',
} as const;

export type RefusalReason = keyof typeof INSTEAD;

export class ArchiveRefusal extends Error {
  readonly instead: string;

  /** @param entry the file of the archive that it is about; absent where it is the archive itself */
  constructor(
    readonly reason: RefusalReason,
    message: string,
    readonly entry?: string,
  ) {
    super(message);
    this.instead = INSTEAD[reason];
  }
}
