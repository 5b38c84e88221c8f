import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PNG } from 'pngjs'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type Gallery, pictureProblems } from './gallery.ts'
import { optimised, optimiseFolder } from './optimise.ts'
import { shotOf, withShot } from './shot-note.ts'

/** A picture of stripes and a shadow, half of it seen through. */
function picture(tint = 0) {
  const image = new PNG({ width: 120, height: 80 })
  for (let pixel = 0; pixel < 120 * 80; pixel++)
    image.data.set(
      [(pixel % 120) + tint, pixel % 7 > 3 ? 255 : 0, Math.floor(pixel / 120), 128 + (pixel % 2)],
      4 * pixel,
    )
  return PNG.sync.write(image)
}

let folder: string
let place: Gallery
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  place = { pictures: folder, differences: join(folder, 'differences'), isUpdating: false }
})
afterEach(() => rmSync(folder, { recursive: true }))

test('an optimised picture has the same pixels in fewer bytes', () => {
  const shot = picture()
  const small = optimised(shot)
  expect(small.length).toBeLessThan(shot.length)
  expect(PNG.sync.read(small).data.equals(PNG.sync.read(shot).data)).toBe(true)
})

test('it says which shot it shows, and is not optimised again', () => {
  const shot = picture()
  const small = optimised(shot)
  expect(shotOf(small)).toBe(createHash('sha256').update(shot).digest('hex'))
  expect(shotOf(shot)).toBe(shotOf(small))
  expect(shotOf(picture(1))).not.toBe(shotOf(small))
  expect(optimised(small)).toBe(small)
})

test('a folder is optimised once', () => {
  writeFileSync(join(folder, 'a.png'), picture())
  writeFileSync(join(folder, 'notes.txt'), 'x')
  expect(optimiseFolder(folder, Date.now() + 60_000)).toMatchObject({ pictures: 0 })
  expect(optimiseFolder(folder)).toMatchObject({ pictures: 1 })
  expect(shotOf(readFileSync(join(folder, 'a.png')))).toBe(shotOf(picture()))
  expect(optimiseFolder(folder)).toEqual({ pictures: 0, before: 0, after: 0 })
})

test('an unchanged shot is known by its note alone', async () => {
  // Its pixels would differ, if anybody looked.
  writeFileSync(join(folder, 'a.png'), withShot(picture(9), shotOf(picture())))
  let shots = 0
  const shoot = async () => (shots++, picture())
  expect(await pictureProblems(shoot, 'a.png', place)).toEqual([])
  expect(shots).toBe(1)
})

test('another shot is compared by its pixels', async () => {
  writeFileSync(join(folder, 'a.png'), optimised(picture()))
  const same = PNG.sync.write(PNG.sync.read(picture()))
  expect(await pictureProblems(async () => withShot(same, 'f'.repeat(64)), 'a.png', place)).toEqual([])
  expect(await pictureProblems(async () => picture(20), 'a.png', place)).toEqual([
    expect.stringContaining('pixels differ'),
  ])
})
