import pixelmatch from 'pixelmatch'
import { PNG } from 'pngjs'

const GAP = 8

const onCanvas = (image: PNG, width: number, height: number) => {
  const canvas = new PNG({ width, height, fill: true })
  PNG.bitblt(image, canvas, 0, 0, image.width, image.height, 0, 0)
  return canvas
}

/** How two pictures differ, drawn as (old | new | difference); nothing when every pixel is the same. */
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
  if (pixels === 0 && isSameSize) return undefined
  const sheet = new PNG({ width: 3 * width + 2 * GAP, height, fill: true })
  ;[old, taken, difference].forEach((image, index) =>
    PNG.bitblt(image, sheet, 0, 0, width, height, index * (width + GAP), 0),
  )
  return { pixels, sheet: PNG.sync.write(sheet) }
}
