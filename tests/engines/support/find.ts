/** Where an element is, and whether a press in its middle would reach it. */
export interface Found {
  x: number
  y: number
  isReached: boolean
}

/** What is looked for: an element of a role, called so, in the dialog or region that is called so. */
export interface Wanted {
  role: string
  name?: string
  within?: string
  isExact?: boolean
}

/**
 * Runs in the page, without anything around it: finds what a person would call so, brings it into sight and says where it
 * is. No engine but one can be asked for roles and names, so that they are told here from what the markup says.
 */
export function find({ role, name, within, isExact }: Wanted): Found | undefined {
  const roles: Record<string, string> = {
    button: 'button:not([role]), [role=button], summary',
    link: 'a[href]:not([role])',
    textbox:
      'input:not([type]), input[type=text], input[type=email], input[type=password], input[type=tel], textarea, [role=textbox]',
    searchbox: 'input[type=search], [role=searchbox]',
    combobox: '[role=combobox]',
    radio: 'input[type=radio], [role=radio]',
    checkbox: 'input[type=checkbox], [role=checkbox]',
    heading: 'h1, h2, h3',
    region:
      'section[aria-label], section[aria-labelledby], [role=region], [role=group], [role=dialog], [role=alertdialog], main, article',
  }
  const plain = (text: string) =>
    text
      .replaceAll(/[\u2066-\u2069\u200e\u200f]/g, '')
      .replaceAll(/\s+/g, ' ')
      .trim()
  const nameOf = (element: Element) => {
    const ids = element.getAttribute('aria-labelledby')?.split(' ') ?? []
    const labels = ids.map((id) =>
      id === element.id ? element.getAttribute('aria-label') : document.getElementById(id)?.textContent,
    )
    const own =
      element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement
        ? [...(element.labels ?? [])]
        : []
    const told = labels.length > 0 ? labels.join(' ') : element.getAttribute('aria-label')
    const words =
      told ?? (own.length > 0 ? own.map((label) => label.textContent).join(' ') : element.textContent)
    return plain(words || element.getAttribute('title') || element.getAttribute('placeholder') || '')
  }
  const isNamed = (element: Element) => {
    if (name === undefined) return true
    return isExact ? nameOf(element) === name : nameOf(element).includes(name)
  }
  const isShown = (element: Element) =>
    !element.closest('[inert], [aria-hidden=true]') && element.getClientRects().length > 0
  const all = (selector: string) => [...document.querySelectorAll(selector)].filter(isShown)

  const place =
    within === undefined ? undefined : all(roles.region!).find((one) => nameOf(one).startsWith(within))
  if (within !== undefined && !place) return undefined
  const candidates = all(roles[role] ?? `[role=${role}]`)
  const element = candidates.find((one) => isNamed(one) && (!place || place.contains(one)))
  if (!element) return undefined
  element.scrollIntoView({ block: 'center', inline: 'nearest' })
  // Of words on several lines the first: the middle of them all may lie between the lines.
  const { left, top, width, height } = element.getClientRects()[0]!
  const [x, y] = [Math.round(left + width / 2), Math.round(top + height / 2)]
  const hit = document.elementFromPoint(x, y)
  const isField = element instanceof HTMLInputElement
  const label = isField ? element.labels?.[0] : undefined
  const isAround = isField && hit?.contains(element)
  Reflect.set(window, 'wanted', [element, label, isAround && hit].filter(Boolean))
  return { x, y, isReached: Boolean(element.contains(hit) || label?.contains(hit) || isAround) }
}

/**
 * Runs in the page, without anything around it: lets the next press reach what was found last and nothing that comes to
 * lie in its place meanwhile. Then `window.isMissed`.
 */
export function aim() {
  const page = window as Window & { wanted?: Element[]; isMissed?: boolean }
  const isThere = page.isMissed !== undefined
  page.isMissed = false
  if (isThere) return
  for (const kind of ['pointerdown', 'mousedown', 'pointerup', 'mouseup', 'click'])
    addEventListener(
      kind,
      (event) => {
        if (kind === 'pointerdown')
          page.isMissed = !page.wanted?.some((one) => one.contains(event.target as Node))
        if (!page.isMissed) return
        event.preventDefault()
        event.stopImmediatePropagation()
      },
      true,
    )
}
