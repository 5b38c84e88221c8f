/** Something that can be pressed where a page stands. */
export interface Control {
  /** Its place and name; the rows of a list share those of the first one. */
  key: string
  /** Its place alone, which is the same in each language. */
  place: string
  name: string
  opensMenu: boolean
}

/** A link where a page stands. */
export interface FoundLink {
  href: string
  rel: string
  opensTab: boolean
  /** Whether the place within the page that it leads to is there. */
  hasTarget: boolean
}

/** What a page tells the crawler of itself. */
export interface PageControls {
  /** What can be pressed and is not yet chosen, of the whole page or of its main part. */
  controls: (scope: string) => Control[]
  /** What stands in the menu that is open. */
  entries: () => Control[]
  /** Brings what has a key into view; where to press it, none where it is gone or covered. */
  aim: (key: string) => { x: number; y: number } | undefined
  links: () => FoundLink[]
  /** What is read and said: texts, names, hints. */
  words: () => string[]
  /** Whether something lies over the page that must be closed. */
  isCovered: () => boolean
}

declare global {
  interface Window {
    pageControls: PageControls
  }
}

/** Runs in the page: gives it its `pageControls`. */
export function addPageControls() {
  const found = new Map<string, Element>()
  const repeated = 'tr, li, article, [role=row], [role=listitem], [role=gridcell]'
  const chosen =
    ':disabled, [aria-disabled=true], [aria-selected=true], [aria-checked=true], [aria-current]:not([aria-current=false]), [role=radio][aria-pressed=true], [type=submit], [type=reset]'
  const overlays = '[role=dialog], [role=alertdialog]:not([data-toast]), [role=menu], [role=listbox]'

  const isSeen = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
    element.getBoundingClientRect().width > 1 &&
    !element.closest('[inert], [aria-hidden=true]')

  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const named = ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' ')
    return (
      named.trim() ||
      element.getAttribute('aria-label') ||
      element.textContent.trim() ||
      element.querySelector('[alt]')?.getAttribute('alt') ||
      element.getAttribute('title') ||
      ''
    ).replaceAll(/\s+/g, ' ')
  }

  function placeOf(element: Element): string {
    const steps: string[] = []
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      const index = at.matches(repeated) ? '' : [...(at.parentElement?.children ?? [])].indexOf(at)
      steps.unshift(`${at.tagName.toLowerCase()}${index}`)
    }
    return steps.join('>')
  }

  function toControl(element: Element): Control {
    const isOfRow = element.closest(repeated) !== null
    const name = nameOf(element)
    const place = placeOf(element)
    const key = `${place} ${isOfRow ? '' : name.replaceAll(/\d/g, '#')}`
    if (!found.get(key)?.isConnected) found.set(key, element)
    return { key, place, name, opensMenu: /^(menu|true)$/.test(element.getAttribute('aria-haspopup') ?? '') }
  }

  const list = (root: Element, selector: string) => {
    found.clear()
    const seen = [...root.querySelectorAll(selector)].filter(
      (element) => !element.matches(chosen) && isSeen(element),
    )
    return seen
      .map(toControl)
      .filter(({ key }, index, all) => all.findIndex((one) => one.key === key) === index)
  }

  window.pageControls = {
    controls: (scope) => {
      const root = document.querySelector(scope)
      return root ? list(root, 'button, [role=button], [role=tab], summary') : []
    },
    entries: () => {
      const menu = [...document.querySelectorAll('[role=menu]')].findLast(isSeen)
      return menu ? list(menu, '[role^=menuitem]') : []
    },
    aim: (key) => {
      const element = found.get(key)
      if (!element?.isConnected) return undefined
      element.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' })
      for (const box of element.getClientRects()) {
        const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
        if (element.contains(document.elementFromPoint(at.x, at.y))) return at
      }
      return undefined
    },
    links: () =>
      [...document.querySelectorAll('a[href]')].map((link) => {
        const href = link.getAttribute('href')!
        const place = href.startsWith('#') ? document.getElementById(decodeURIComponent(href.slice(1))) : link
        return {
          href,
          rel: link.getAttribute('rel') ?? '',
          opensTab: link.getAttribute('target') === '_blank',
          hasTarget: place !== null,
        }
      }),
    words: () => {
      const texts: string[] = []
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest('script, style, code, pre, kbd'))
          texts.push(walker.currentNode.nodeValue!.trim())
      const attributes = [
        'aria-label',
        'aria-description',
        'aria-roledescription',
        'placeholder',
        'title',
        'alt',
      ]
      for (const attribute of attributes)
        for (const element of document.querySelectorAll(`[${attribute}]`))
          texts.push(element.getAttribute(attribute)!.trim())
      return [...new Set(texts)].filter(Boolean)
    },
    isCovered: () =>
      [...document.querySelectorAll(overlays)].some(
        (overlay) => isSeen(overlay) && !overlay.closest('#root main'),
      ),
  }
}
