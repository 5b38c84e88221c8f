import { PNG } from 'pngjs'

/** The picture at half its width and height, each pixel the mean of four. */
export function halve(picture: Buffer): Buffer {
  const whole = PNG.sync.read(picture)
  const half = new PNG({ width: whole.width >> 1, height: whole.height >> 1 })
  const row = whole.width * 4
  for (let y = 0; y < half.height; y += 1)
    for (let x = 0; x < half.width; x += 1) {
      const from = 2 * y * row + 8 * x
      const to = (y * half.width + x) * 4
      for (let channel = 0; channel < 4; channel += 1) {
        const at = from + channel
        const { data } = whole
        half.data[to + channel] = (data[at]! + data[at + 4]! + data[at + row]! + data[at + row + 4]! + 2) >> 2
      }
    }
  return PNG.sync.write(half)
}
