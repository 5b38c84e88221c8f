import { count } from '../../../locale/count.ts'

const locale = 'en-US'

/** What the rooms that take files say in English. */
export const en = {
  choose: (isMultiple: boolean): string => (isMultiple ? 'Choose files' : 'Choose a file'),
  takePhoto: 'Take a photo',
  nothingChosen: 'No file chosen',
  remove: (name: string) => `Remove ${name}`,
  dismiss: 'Dismiss these messages',
  rejected: 'Not accepted',
  moreRejected: (files: number) =>
    count(locale, files, { one: '# more file was not accepted.', other: '# more files were not accepted.' }),
  chosen: (files: number) => count(locale, files, { one: '# file chosen', other: '# files chosen' }),
  kind: (name: string, kinds: string) => `${name} is of another kind. Accepted here: ${kinds}.`,
  content: (name: string) => `${name} is not what its name says. It may be damaged.`,
  size: (name: string, size: string, limit: string) => `${name} is too big: ${size}. The limit is ${limit}.`,
  empty: (name: string) => `${name} is empty.`,
  count: (name: string, files: number) =>
    `${name} is one too many. ${count(locale, files, { one: 'Only # file is accepted.', other: 'At most # files are accepted.' })}`,
  duplicate: (name: string) => `${name} is already there.`,
  unreadable: (name: string) => `${name} cannot be read. It may have been moved.`,
  folder: (name: string) => `${name} is a folder. Open it and drop the files inside.`,
  notFiles: 'That is not a file. Drop or paste files.',
  images: 'pictures',
  videos: 'videos',
  sounds: 'sounds',
  texts: 'texts',
  dropHere: (isMultiple: boolean): string => (isMultiple ? 'Drop files here' : 'Drop a file here'),
  orPaste: 'or paste',
  release: 'Release to add',
  cancel: (name: string) => `Cancel ${name}`,
  retry: (name: string) => `Try ${name} again`,
  waiting: 'Waiting',
  uploaded: 'Uploaded',
  cancelled: 'Cancelled',
  failed: 'Did not get through',
  added: (files: number) => count(locale, files, { one: '# file added', other: '# files added' }),
  saidUploaded: (name: string) => `${name} is uploaded`,
  saidFailed: (name: string) => `${name} could not be uploaded`,
  saidRemoved: (name: string) => `${name} removed`,
  progress: (name: string) => `Uploading ${name}`,
}

/** The shape that every language fills. */
export type FileStrings = typeof en
