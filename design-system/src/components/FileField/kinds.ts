/** The types that a file of an ending may have; systems disagree about some. The first is the usual one. */
const typesByEnding: Record<string, readonly string[]> = {
  png: ['image/png'],
  jpg: ['image/jpeg'],
  jpeg: ['image/jpeg'],
  gif: ['image/gif'],
  webp: ['image/webp'],
  avif: ['image/avif'],
  bmp: ['image/bmp', 'image/x-ms-bmp'],
  tif: ['image/tiff'],
  tiff: ['image/tiff'],
  heic: ['image/heic', 'image/heif'],
  heif: ['image/heif', 'image/heic'],
  svg: ['image/svg+xml'],
  pdf: ['application/pdf', 'application/x-pdf'],
  txt: ['text/plain'],
  csv: ['text/csv', 'application/csv', 'application/vnd.ms-excel', 'text/plain'],
  json: ['application/json', 'text/json', 'text/plain'],
  xml: ['application/xml', 'text/xml'],
  html: ['text/html'],
  zip: ['application/zip', 'application/x-zip-compressed'],
  doc: ['application/msword'],
  docx: ['application/vnd.openxmlformats-officedocument.wordprocessingml.document'],
  xls: ['application/vnd.ms-excel'],
  xlsx: ['application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'],
  ppt: ['application/vnd.ms-powerpoint'],
  pptx: ['application/vnd.openxmlformats-officedocument.presentationml.presentation'],
  mp3: ['audio/mpeg', 'audio/mp3'],
  wav: ['audio/wav', 'audio/x-wav', 'audio/wave'],
  ogg: ['audio/ogg', 'video/ogg', 'application/ogg'],
  m4a: ['audio/mp4', 'audio/x-m4a'],
  mp4: ['video/mp4', 'audio/mp4'],
  mov: ['video/quicktime'],
  webm: ['video/webm', 'audio/webm'],
}
const endingsByType = Object.entries(typesByEnding)
const unknown = new Set(['', 'application/octet-stream', 'binary/octet-stream'])

/** A file's ending in small letters, without the dot; empty where its name has none. */
export const endingOf = (name: string) => /[^./\\]\.([^./\\\s]{1,12})$/.exec(name)?.[1]?.toLowerCase() ?? ''

/** The usual type of an ending. */
export const typeOfEnding = (ending: string): string | undefined =>
  Object.hasOwn(typesByEnding, ending) ? typesByEnding[ending]![0] : undefined

/** The endings that a type usually has. */
export const endingsOfType = (type: string) =>
  endingsByType.filter(([, types]) => types[0] === type).map(([ending]) => ending)

/**
 * What a file says of itself: its type as far as name and declared type agree, and nothing where they contradict
 * each other, as in a program that calls itself a picture.
 */
export function kindOf({ name, type }: Pick<File, 'name' | 'type'>): string | undefined {
  const ending = endingOf(name)
  const declared = type.toLowerCase().split(';')[0]!.trim()
  const possible = Object.hasOwn(typesByEnding, ending) ? typesByEnding[ending] : undefined
  if (possible) return unknown.has(declared) || possible.includes(declared) ? possible[0] : undefined
  // A known type has known endings; a thing pasted may have a type and no ending at all.
  if (ending && endingsByType.some(([, types]) => types.includes(declared))) return undefined
  return declared
}
