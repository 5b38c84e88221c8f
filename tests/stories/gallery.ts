import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative, resolve } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { shotOf } from './shot-note.ts'

/** Where pictures hang, where differences are laid down, and whether pictures are being taken anew. */
export interface Gallery {
  pictures: string
  differences: string
  isUpdating: boolean
}

const home = resolve('tests/stories')

/** The project's own pictures. */
export const gallery: Gallery = {
  pictures: join(home, 'pictures'),
  differences: join(home, 'differences'),
  isUpdating: process.env.PICTURES === 'update',
}

const COMPARE = join(home, 'compare-files.ts')
const SHOTS = 20
const PAUSE = 100

const put = (folder: string, name: string, content: Buffer) => {
  mkdirSync(folder, { recursive: true })
  const file = join(folder, name)
  writeFileSync(file, content)
  return relative('.', file)
}

// Shoots until the picture is the expected one or stands still, so that what still loads is waited for.
async function shootSteady(shoot: () => Promise<Buffer>, expected: string | undefined) {
  let last = await shoot()
  for (let shots = 1; shots < SHOTS && shotOf(last) !== expected; shots += 1) {
    await delay(PAUSE)
    const next = await shoot()
    if (next.equals(last)) break
    last = next
  }
  return last
}

/** Compares what `shoot` takes with the picture of that name, or hangs it there. */
export async function pictureProblems(
  shoot: () => Promise<Buffer>,
  name: string,
  { pictures, differences, isUpdating }: Gallery,
): Promise<string[]> {
  const file = join(pictures, name)
  const old = existsSync(file) ? readFileSync(file) : undefined
  // Comparing pixels takes long in here: a picture that was optimised has a note of the shot it was made of.
  const expected = old && shotOf(old)
  const taken = await shootSteady(shoot, isUpdating ? undefined : expected)
  if (shotOf(taken) === expected) return []
  if (isUpdating) {
    put(pictures, name, taken)
    return []
  }
  const path = put(differences, name, taken)
  if (!old)
    return [
      `picture: there is none yet; ${path} shows what it would be. If it is right: npm run pictures:update`,
    ]
  const pixels = execFileSync(process.execPath, [COMPARE, file, path, path], { encoding: 'utf8' })
  if (pixels === 'same') {
    rmSync(path)
    return []
  }
  return [
    `picture: ${pixels} pixels differ; ${path} shows old, new and difference. If the new one is right: npm run pictures:update`,
  ]
}
