import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

const GAP = 8

/**
 * The edges of round corners come out a few shades apart from run to run, and those of a small icon some more where its
 * tile was drawn before, by the story before. So few pixels, so near to each other, are no difference that anybody sees;
 * a colour that is one shade off shows in more of them.
 */
const NOISE = [
  { pixels: 128, shades: 10 },
  { pixels: 24, shades: 32 },
]

/** By how much the most different colour of two pictures of one size differs, of 255. */
function widest(before: Uint8Array, after: Uint8Array) {
  let most = 0
  for (let at = 0; at < before.length; at++) most = Math.max(most, Math.abs(before[at]! - after[at]!))
  return most
}

const onCanvas = (image: PNG, width: number, height: number) => {
  const canvas = new PNG({ width, height, fill: true })
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0)
  return canvas
}

/** How two pictures differ, drawn as (old | new | difference); nothing when they are the same but for noise. */
export function compare(before: Buffer, after: Buffer): { pixels: number; sheet: Buffer } | undefined {
  if (before.equals(after)) return undefined
  const images = [PNG.sync.read(before), PNG.sync.read(after)] as const
  const width = Math.max(...images.map((image) => image.width))
  const height = Math.max(...images.map((image) => image.height))
  const [old, taken] = images.map((image) => onCanvas(image, width, height)) as [PNG, PNG]
  const difference = new PNG({ width, height })
  const pixels = pixelmatch(old.data, taken.data, difference.data, width, height, {
    threshold: 0,
    includeAA: true,
  })
  const isSameSize = images[0].width === images[1].width && images[0].height === images[1].height
  const most = widest(old.data, taken.data)
  const isNoise = NOISE.some((noise) => pixels <= noise.pixels && most <= noise.shades)
  if (isNoise && isSameSize) return undefined
  const sheet = new PNG({ width: 3 * width + 2 * GAP, height, fill: true })
  ;[old, taken, difference].forEach((image, index) =>
    PNG.bitblt(image, sheet, 0, 0, width, height, index * (width + GAP), 0),
  )
  return { pixels, sheet: PNG.sync.write(sheet) }
}
