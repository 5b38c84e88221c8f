import { createHash } from 'node:crypto'
import { crc32 } from 'node:zlib'

/** After the signature (8 bytes) and the header (25 bytes) of a PNG. */
const PLACE = 33
const START = Buffer.from('tEXtShot\0', 'latin1')
const HEX = 64

/** The hash of what a browser gave, which a picture that was written otherwise has a note of. */
const noteIn = (png: Buffer) => {
  const start = PLACE + 4
  const end = start + START.length
  return png.subarray(start, end).equals(START) ? png.toString('latin1', end, end + HEX) : undefined
}

/** Whether a picture has a note of the shot it was made of. */
export const isNoted = (png: Buffer) => noteIn(png) !== undefined

/** Says which shot a picture shows; pictures of the same shot have the same pixels, however they are written. */
export const shotOf = (png: Buffer) => noteIn(png) ?? createHash('sha256').update(png).digest('hex')

/** A picture with a note of the shot that it shows. */
export function withShot(png: Buffer, shot: string) {
  const text = Buffer.concat([START, Buffer.from(shot, 'latin1')])
  const chunk = Buffer.alloc(4 + text.length + 4)
  chunk.writeUInt32BE(text.length - 4, 0)
  text.copy(chunk, 4)
  chunk.writeUInt32BE(crc32(text), 4 + text.length)
  return Buffer.concat([png.subarray(0, PLACE), chunk, png.subarray(PLACE)])
}
