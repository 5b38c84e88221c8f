import createPurifier, { type DOMPurify } from 'dompurify'
import { withoutInlineStyles } from '../../internal/withoutInlineStyles.ts'
import { cleanStyle } from './cleanStyle.ts'

const elements = [
  'a abbr address article b bdi bdo big blockquote br caption center cite code col colgroup dd del dfn div dl dt em',
  'figcaption figure font footer h1 h2 h3 h4 h5 h6 header hr i img ins kbd li main mark ol p pre q s samp section small',
  'span strike strong sub sup table tbody td tfoot th thead time tr tt u ul var wbr body',
].flatMap((names) => names.split(' '))

const attributes = [
  'abbr align alt bgcolor border cellpadding cellspacing color colspan dir height href lang rowspan size span src start',
  'data-css title valign width',
].flatMap((names) => names.split(' '))

/** Elements of which not even the words stay: they are code, or stand for something that is not shown. */
const withoutWords =
  'script style x-css title template noscript iframe object embed svg math audio video canvas select option textarea'

/** Longer mails are shown by their beginning until someone asks for all: cleaning 2 MB would hold the page up. */
export const LONGEST = 300_000

/** A mail that can be shown. */
export interface CleanMail {
  /** What each element may look like stands in its `data-css`. */
  nodes: DocumentFragment
  /** Whether pictures would be fetched from elsewhere, which tells the sender that it is read. */
  hasRemotePictures: boolean
  /** Whether it says what colour things have; then it is shown on paper, whatever the theme. */
  hasColors: boolean
}

let purifier: DOMPurify | undefined

const link = /^(?:https?:\/\/|mailto:|tel:)/i
const inlinePicture = /^data:image\/(?:png|jpe?g|gif|webp|avif);base64,/i
const remotePicture = /^https?:\/\//i

function cleanLink(anchor: HTMLAnchorElement) {
  const address = (anchor.getAttribute('href') ?? '').trim()
  if (!link.test(address)) return anchor.removeAttribute('href')
  anchor.target = '_blank'
  anchor.rel = 'noopener noreferrer nofollow'
}

const isPixel = (image: Element) =>
  ['width', 'height'].some((side) => /^[012](?:px)?$/.test((image.getAttribute(side) ?? '').trim()))

/** Whether it is one from elsewhere. */
function cleanPicture(image: HTMLImageElement, arePicturesShown: boolean): boolean {
  const address = (image.getAttribute('src') ?? '').trim()
  const isRemote = remotePicture.test(address)
  if (isPixel(image) || (!isRemote && !inlinePicture.test(address))) {
    image.replaceWith(image.alt)
    return false
  }
  if (!image.hasAttribute('alt')) image.alt = ''
  if (!isRemote) return false
  image.setAttribute('referrerpolicy', 'no-referrer')
  if (arePicturesShown) return true
  image.removeAttribute('src')
  const stand = image.ownerDocument.createElement('span')
  stand.textContent = image.alt
  stand.dataset.picture = ''
  image.replaceWith(stand)
  return true
}

const colored = '[bgcolor], [color]'
const directed = 'p, h1, h2, h3, h4, h5, h6, blockquote, ul, ol'

/**
 * What of a mail's html can be shown: no script, no handler, no form, no frame, no style that leaves its place; links
 * open elsewhere, pictures from elsewhere stay away unless asked for.
 */
export function cleanMail(html: string, arePicturesShown = false): CleanMail {
  purifier ??= createPurifier(window)
  const nodes = purifier.sanitize(withoutInlineStyles(html), {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    FORBID_CONTENTS: withoutWords.split(' '),
    ADD_URI_SAFE_ATTR: ['data-css'],
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
    RETURN_DOM_FRAGMENT: true,
  })
  let hasColors = nodes.querySelector(colored) !== null
  for (const element of nodes.querySelectorAll<HTMLElement>('[data-css]')) {
    const style = cleanStyle(element.dataset.css ?? '')
    element.dataset.css = style.css
    if (style.hasColors) hasColors = true
  }
  for (const anchor of nodes.querySelectorAll('a')) cleanLink(anchor)
  const remote = [...nodes.querySelectorAll('img')].map((image) => cleanPicture(image, arePicturesShown))
  for (const block of nodes.querySelectorAll(directed))
    if (!block.hasAttribute('dir')) block.setAttribute('dir', 'auto')
  return { nodes, hasColors, hasRemotePictures: remote.includes(true) }
}
