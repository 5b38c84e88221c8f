const SVG = 'http://www.w3.org/2000/svg'
const SHAPE_STYLES = [
  'fill',
  'fill-opacity',
  'stroke',
  'stroke-width',
  'stroke-dasharray',
  'stroke-linecap',
  'stroke-linejoin',
  'stroke-opacity',
  'opacity',
  'stop-color',
  'stop-opacity',
  'vector-effect',
] as const
const MARGIN = 16

const isSeen = (element: Element) => {
  const { visibility, display, clipPath } = getComputedStyle(element)
  return visibility !== 'hidden' && display !== 'none' && clipPath === 'none'
}

/** A copy of a drawing in which every shape has the looks that the page gives it. */
function styledCopy(original: SVGSVGElement, left: number, top: number) {
  const copy = original.cloneNode(true) as SVGSVGElement
  const copies = [copy, ...copy.querySelectorAll('*')]
  const originals = [original, ...original.querySelectorAll('*')]
  for (const [index, element] of originals.entries()) {
    const style = getComputedStyle(element)
    const target = copies[index]!
    target.removeAttribute('class')
    target.removeAttribute('style')
    for (const name of SHAPE_STYLES) {
      const value = style.getPropertyValue(name)
      if (value) target.setAttribute(name, value)
    }
  }
  const { width, height } = original.getBoundingClientRect()
  for (const [name, value] of Object.entries({ x: left, y: top, width, height, overflow: 'visible' }))
    copy.setAttribute(name, String(value))
  return copy
}

/** Each run of words on the page, as words of a drawing in the same place and letters. */
function wordsOf(root: Element, place: (rect: DOMRect) => { x: number; y: number }) {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const made: SVGTextElement[] = []
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement!
    if (!node.textContent?.trim() || parent.closest('[data-chart-apart]') || !isSeen(parent)) continue
    const range = document.createRange()
    range.selectNodeContents(node)
    const rect = range.getBoundingClientRect()
    if (rect.width === 0) continue
    const style = getComputedStyle(parent)
    const text = document.createElementNS(SVG, 'text')
    const { x, y } = place(rect)
    const isRtl = style.direction === 'rtl'
    text.textContent = node.textContent
    for (const [name, value] of Object.entries({
      x: isRtl ? x + rect.width : x,
      y: y + rect.height / 2,
      direction: style.direction,
      fill: style.color,
      'dominant-baseline': 'central',
      'font-family': style.fontFamily,
      'font-size': style.fontSize,
      'font-weight': style.fontWeight,
    }))
      text.setAttribute(name, String(value))
    made.push(text)
  }
  return made
}

/** What stands before a name in the legend: a box of one colour. */
function swatchesOf(root: Element, place: (rect: DOMRect) => { x: number; y: number }) {
  return [...root.querySelectorAll('[data-chart-swatch]')].filter(isSeen).map((swatch) => {
    const rect = swatch.getBoundingClientRect()
    const style = getComputedStyle(swatch)
    const box = document.createElementNS(SVG, 'rect')
    for (const [name, value] of Object.entries({
      ...place(rect),
      width: rect.width,
      height: rect.height,
      rx: Number.parseFloat(style.borderRadius) || 0,
      fill: style.backgroundColor,
    }))
      box.setAttribute(name, String(value))
    return box
  })
}

/** The surface that a chart stands on: the first one around it that has a colour. */
function backgroundOf(element: Element | null): string {
  if (!element) return 'Canvas'
  const { backgroundColor } = getComputedStyle(element)
  const isClear = backgroundColor === 'transparent' || /,\s*0\)$|\/\s*0\)$/.test(backgroundColor)
  return isClear ? backgroundOf(element.parentElement) : backgroundColor
}

/** A chart as it is seen, as one drawing that needs nothing of the page: its shapes, axes, words and legend. */
export function drawingToSvg(root: Element) {
  const frame = root.getBoundingClientRect()
  const place = (rect: DOMRect) => ({ x: rect.left - frame.left + MARGIN, y: rect.top - frame.top + MARGIN })
  const width = Math.ceil(frame.width + 2 * MARGIN)
  const height = Math.ceil(frame.height + 2 * MARGIN)
  const whole = document.createElementNS(SVG, 'svg')
  for (const [name, value] of Object.entries({
    xmlns: SVG,
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
  }))
    whole.setAttribute(name, String(value))
  const ground = document.createElementNS(SVG, 'rect')
  for (const [name, value] of Object.entries({ width, height, fill: backgroundOf(root) }))
    ground.setAttribute(name, String(value))
  const shapes = [...root.querySelectorAll<SVGSVGElement>('svg[data-chart-shapes]')].map((svg) => {
    const { x, y } = place(svg.getBoundingClientRect())
    return styledCopy(svg, x, y)
  })
  whole.append(ground, ...shapes, ...swatchesOf(root, place), ...wordsOf(root, place))
  return { svg: new XMLSerializer().serializeToString(whole), width, height }
}
