// Makes the small pictures of Storybook's overview from the pictures of the tests: light, and dark.
import { existsSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { chromium } from 'playwright-core'
import { ARGS, chromiumPath } from './chromium.mjs'
import { isEntry } from './node/entry.mjs'
import { readPages } from './package/pages.ts'

const ROOT = resolve(import.meta.dirname, '..')
const PICTURES = join(ROOT, 'tests/stories/pictures')
const THUMBNAILS = join(ROOT, '.storybook/pages/thumbnails')

/** The picture that shows a page's component in a theme, and which of the modes below each other to take. */
function sourceOf(id, theme) {
  const own = join(PICTURES, `${id}--picture.png`)
  if (existsSync(own)) return { file: own, theme }
  const whole = join(PICTURES, `${id}--picture.${theme === 'dark' ? 'dark-rtl' : 'light'}.png`)
  return existsSync(whole) ? { file: whole } : undefined
}

/** In the browser: cuts one mode out of a picture, down to what stands in it, and makes it small. */
async function shrink({ source, theme }) {
  const [width, height] = [360, 225]
  const picture = await createImageBitmap(await (await fetch(source)).blob())
  const canvas = new OffscreenCanvas(picture.width, picture.height)
  const context = canvas.getContext('2d', { willReadFrequently: true })
  context.drawImage(picture, 0, 0)
  const { data } = context.getImageData(0, 0, picture.width, picture.height)
  const at = (x, y) => (y * picture.width + x) * 4
  // A narrow picture has its modes from left to right at the left, those from right to left at the right.
  const isDark = (y) => [1, picture.width - 2].some((x) => data[at(x, y)] < 64)

  // The modes stand below each other on their own grounds: light, dark from the right, light, dark, light.
  const bounds = [0]
  if (theme) for (let y = 1; y < picture.height; y += 1) if (isDark(y) !== isDark(y - 1)) bounds.push(y)
  // The last dark one is from left to right; a picture of one mode alone has none.
  const mode =
    theme === 'dark'
      ? Math.max(
          0,
          bounds.findLastIndex((y) => isDark(y + 1)),
        )
      : 0
  const [top, bottom] = [bounds[mode], bounds[mode + 1] ?? picture.height]

  const ground = at(1, top + 1)
  const isLike = (pixel, part) => Math.abs(data[pixel + part] - data[ground + part]) < 3
  const isGround = (pixel) => isLike(pixel, 0) && isLike(pixel, 1) && isLike(pixel, 2)
  // Beside a mode that is narrower than the page is the page's own ground, which is none of it. A mode begins with padding.
  let edge = 1
  while (edge < picture.width && isGround(at(edge, top + 4))) edge += 1
  const end = bounds.length > 1 ? edge : picture.width
  const box = { left: end, right: 0, top: bottom, bottom: top }
  for (let y = top; y < bottom; y += 1)
    for (let x = 0; x < end; x += 1)
      if (!isGround(at(x, y))) {
        box.left = Math.min(box.left, x)
        box.right = Math.max(box.right, x + 1)
        box.top = Math.min(box.top, y)
        box.bottom = Math.max(box.bottom, y + 1)
      }
  if (box.right === 0) Object.assign(box, { left: 0, right: end, top, bottom })

  const margin = theme ? 18 : 0
  const content = { width: box.right - box.left, height: box.bottom - box.top }
  const fit = Math.min((width - 2 * margin) / content.width, (height - 2 * margin) / content.height)
  const scale = theme ? Math.min(1, Math.max(fit, 0.7)) : fit
  const place = (size, room) => Math.max(margin, (room - size * scale) / 2)
  const small = new OffscreenCanvas(width, height)
  const drawing = small.getContext('2d')
  drawing.fillStyle = `rgb(${data[ground]} ${data[ground + 1]} ${data[ground + 2]})`
  drawing.fillRect(0, 0, width, height)
  drawing.imageSmoothingQuality = 'high'
  drawing.drawImage(
    picture,
    box.left,
    box.top,
    content.width,
    content.height,
    place(content.width, width),
    place(content.height, height),
    content.width * scale,
    content.height * scale,
  )
  // At this quality nothing is lost.
  const made = await small.convertToBlob({ type: 'image/webp', quality: 1 })
  return Array.from(new Uint8Array(await made.arrayBuffer()))
}

/** Makes those whose picture is younger than `since`, and takes away those without one. */
export async function makeThumbnails(since = 0) {
  const wanted = readPages().flatMap(({ id }) =>
    ['light', 'dark'].flatMap((theme) => {
      const source = sourceOf(id, theme)
      return source ? [{ name: `${id}.${theme}.webp`, ...source }] : []
    }),
  )
  mkdirSync(THUMBNAILS, { recursive: true })
  const names = new Set(wanted.map(({ name }) => name))
  for (const file of globSync('*.webp', { cwd: THUMBNAILS }))
    if (!names.has(file)) rmSync(join(THUMBNAILS, file))

  const due = wanted.filter(
    ({ name, file }) => !existsSync(join(THUMBNAILS, name)) || statSync(file).mtimeMs >= since,
  )
  if (due.length === 0) return
  const browser = await chromium.launch({ executablePath: await chromiumPath(), args: ARGS })
  const page = await browser.newPage()
  for (const { name, file, theme } of due) {
    const source = `data:image/png;base64,${readFileSync(file, 'base64')}`
    writeFileSync(join(THUMBNAILS, name), Uint8Array.from(await page.evaluate(shrink, { source, theme })))
  }
  await browser.close()
}

if (isEntry(import.meta)) await makeThumbnails()
