const at = (bytes: Uint8Array, offset: number, ...expected: number[]) =>
  expected.every((byte, index) => bytes[offset + index] === byte)
const ascii = (bytes: Uint8Array, offset: number, text: string) =>
  at(bytes, offset, ...Array.from(text, (letter) => letter.charCodeAt(0)))

/** How the contents of a type begin, whatever a file is called. */
const beginnings: Record<string, (bytes: Uint8Array) => boolean> = {
  'image/png': (bytes) => at(bytes, 0, 0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a),
  'image/jpeg': (bytes) => at(bytes, 0, 0xff, 0xd8, 0xff),
  'image/gif': (bytes) => ascii(bytes, 0, 'GIF87a') || ascii(bytes, 0, 'GIF89a'),
  'image/webp': (bytes) => ascii(bytes, 0, 'RIFF') && ascii(bytes, 8, 'WEBP'),
  'image/avif': (bytes) => ascii(bytes, 4, 'ftyp') && (ascii(bytes, 8, 'avif') || ascii(bytes, 8, 'avis')),
  'image/heic': (bytes) => ascii(bytes, 4, 'ftyp') && /^(hei|hev|mif1|msf1)/.test(brand(bytes)),
  'image/heif': (bytes) => ascii(bytes, 4, 'ftyp') && /^(hei|hev|mif1|msf1)/.test(brand(bytes)),
  'image/bmp': (bytes) => ascii(bytes, 0, 'BM'),
  'image/tiff': (bytes) => at(bytes, 0, 0x49, 0x49, 0x2a, 0) || at(bytes, 0, 0x4d, 0x4d, 0, 0x2a),
  'application/pdf': (bytes) => ascii(bytes, 0, '%PDF-'),
}
const brand = (bytes: Uint8Array) => String.fromCharCode(...bytes.slice(8, 12))

/** Whether a file's first bytes are those of a type; true where the type has none that tell. */
export async function beginsAs(file: Blob, type: string): Promise<boolean> {
  const begins = Object.hasOwn(beginnings, type) ? beginnings[type] : undefined
  if (!begins) return true
  return begins(new Uint8Array(await file.slice(0, 16).arrayBuffer()))
}
