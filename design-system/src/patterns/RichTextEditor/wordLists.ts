const isListed = (element: Element | null): element is HTMLElement =>
  element instanceof Element &&
  /(?:^|;)\s*mso-list\s*:\s*l\d/i.test(element.getAttribute('data-css') ?? '') &&
  element.localName === 'p'

const levelOf = (element: Element) =>
  Number(/mso-list\s*:[^;]*\blevel(\d)/i.exec(element.getAttribute('data-css') ?? '')?.[1] ?? 1)

/** The sign before an entry; Word writes it as text and marks it as one to leave out. */
function takeSign(element: Element): string {
  const sign = [...element.querySelectorAll('span[data-css]')].find((span) =>
    /mso-list\s*:\s*ignore/i.test(span.getAttribute('data-css') ?? ''),
  )
  sign?.remove()
  return sign?.textContent.trim() ?? ''
}

/** Word pastes lists as paragraphs that begin with a sign; here they become lists. */
export function makeWordLists(root: Element) {
  const { ownerDocument } = root
  for (const first of root.querySelectorAll('p[data-css*="mso-list" i]')) {
    // One that an earlier list has taken in is gone.
    if (!isListed(first) || !root.contains(first)) continue
    const open: { level: number; list: Element }[] = []
    let entry: Element | null = first
    const anchor = ownerDocument.createComment('')
    first.before(anchor)
    while (isListed(entry)) {
      const next: Element | null = entry.nextElementSibling
      const level = levelOf(entry)
      while (open.length > 1 && open.at(-1)!.level > level) open.pop()
      if (open.length === 0 || open.at(-1)!.level < level) {
        const sign = takeSign(entry)
        const list = ownerDocument.createElement(/^[\p{L}\d]{1,4}[.)]/u.test(sign) ? 'ol' : 'ul')
        const parent = open.at(-1)?.list.lastElementChild
        if (parent) parent.append(list)
        else anchor.before(list)
        open.push({ level, list })
      } else takeSign(entry)
      const item = ownerDocument.createElement('li')
      const words = ownerDocument.createElement('p')
      words.append(...entry.childNodes)
      item.append(words)
      open.at(-1)!.list.append(item)
      entry.remove()
      entry = next
    }
    anchor.remove()
  }
}
