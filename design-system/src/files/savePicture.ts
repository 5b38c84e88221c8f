import { download } from './download.ts'

const SVG = 'http://www.w3.org/2000/svg'
/** How many pixels of the picture one of the page becomes. */
const DENSITY = 2

const dataUrl = async (address: string) => {
  const blob = await (await fetch(address)).blob()
  return new Promise<string>((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve(reader.result as string)
    reader.onerror = () => reject(reader.error ?? new Error('The picture could not be read.'))
    reader.readAsDataURL(blob)
  })
}

/** Writes onto a copy how its original looks, since no stylesheet goes with it. */
function copyLook(from: Element, to: Element) {
  if (!(to instanceof HTMLElement || to instanceof SVGElement)) return
  const look = getComputedStyle(from)
  for (const name of look) to.style.setProperty(name, look.getPropertyValue(name))
  to.style.setProperty('animation', 'none')
  to.style.setProperty('transition', 'none')
  ;[...from.children].forEach((child, index) => copyLook(child, to.children[index]!))
}

/** Puts each picture itself in the place of its address; of one that the page may show but not read its words stay. */
const embedPictures = (copy: Element) =>
  Promise.all(
    [...copy.querySelectorAll('img')].map(async (image) => {
      image.removeAttribute('srcset')
      image.loading = 'eager'
      if (image.src.startsWith('data:')) return
      const itself = await dataUrl(image.src).catch(() => undefined)
      if (itself) image.src = itself
      else image.removeAttribute('src')
    }),
  )

/** The rules of the fonts that the page has loaded, with the fonts themselves. */
async function fontRules() {
  const loaded = new Set(
    [...document.fonts].filter(({ status }) => status === 'loaded').map(({ family }) => plain(family)),
  )
  const rules = [...document.styleSheets]
    .flatMap((sheet) => rulesOf(sheet))
    .filter((rule) => rule instanceof CSSFontFaceRule)
    .filter((rule) => loaded.has(plain(rule.style.getPropertyValue('font-family'))))
  const texts = await Promise.all(
    rules.map(async ({ cssText, parentStyleSheet }) => {
      const [, address] = /url\("?([^")]+)"?\)/.exec(cssText) ?? []
      if (!address) return ''
      const full = new URL(address, parentStyleSheet?.href ?? document.baseURI).href
      return cssText.replace(address, await dataUrl(full).catch(() => address))
    }),
  )
  return texts.join('\n')
}

const plain = (family: string) => family.replaceAll(/["']/g, '').trim()

function rulesOf(sheet: CSSStyleSheet): CSSRule[] {
  try {
    return [...sheet.cssRules]
  } catch {
    return []
  }
}

/** The colour on which an element stands, which is not its own. */
function groundOf(element: Element): string {
  const { backgroundColor } = getComputedStyle(element)
  const isClear = backgroundColor === 'transparent' || /[,/]\s*0\)$/.test(backgroundColor)
  return isClear && element.parentElement ? groundOf(element.parentElement) : backgroundColor
}

async function pictureOf(element: Element): Promise<Blob> {
  const { width, height } = element.getBoundingClientRect()
  const copy = element.cloneNode(true) as HTMLElement
  copyLook(element, copy)
  copy.style.setProperty('margin', '0')
  copy.setAttribute('xmlns', 'http://www.w3.org/1999/xhtml')
  copy.dir = getComputedStyle(element).direction
  await embedPictures(copy)
  const style = document.createElementNS(SVG, 'style')
  style.textContent = await fontRules()
  const frame = document.createElementNS(SVG, 'svg')
  frame.setAttribute('width', String(width))
  frame.setAttribute('height', String(height))
  const foreign = document.createElementNS(SVG, 'foreignObject')
  foreign.setAttribute('width', '100%')
  foreign.setAttribute('height', '100%')
  foreign.append(copy)
  frame.append(style, foreign)
  const image = new Image()
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(new XMLSerializer().serializeToString(frame))}`
  await image.decode()
  const canvas = Object.assign(document.createElement('canvas'), {
    width: Math.ceil(width * DENSITY),
    height: Math.ceil(height * DENSITY),
  })
  const context = canvas.getContext('2d')!
  context.fillStyle = groundOf(element)
  context.fillRect(0, 0, canvas.width, canvas.height)
  context.drawImage(image, 0, 0, canvas.width, canvas.height)
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('The picture could not be made.')))),
  )
}

/**
 * Hands an element of the page to the browser as a picture to save, as it looks now, twice as dense.
 * @throws where the browser draws no page into a picture.
 */
export async function savePicture(element: Element, name: string) {
  download(name, await pictureOf(element), 'image/png')
}
