/** What a press has changed in a page. */
export interface PageChanges {
  /** Begins to listen; what the closing of a menu changes by itself does not count for an entry of it. */
  listen: (press: 'control' | 'entry') => void
  /** The first change that a person would notice; none so far once it has waited long enough, in milliseconds. */
  heard: (patience: number) => Promise<string | undefined>
}

declare global {
  interface Window {
    pageChanges: PageChanges
  }
}

/** Runs in the page: gives it its `pageChanges`. */
export function addPageChanges() {
  const looks =
    /^data-(pressed|hovered|focused|focus-visible|focus-within|active)$|^aria-(describedby|hidden|controls)$|^(inert|tabindex)$/
  const ofMenus = /^aria-expanded$|^data-open$|^style$/
  const overlays = '[role=dialog], [role=alertdialog], [role=menu], [role=listbox], [data-toast], iframe'

  let isEntry = false
  let address = ''
  let focused: Element | null = null
  let change: string | undefined
  let tell: (() => void) | undefined

  const note = (what: string) => {
    change ??= what
    tell?.()
  }

  const isPlain = (node: Node) => !(node instanceof Element && node.closest('[role=tooltip]'))

  function isChange({ type, target, attributeName, addedNodes, removedNodes }: MutationRecord) {
    const isOfPage = target === document.documentElement || document.getElementById('root')!.contains(target)
    if (type === 'attributes')
      return (
        !looks.test(attributeName!) &&
        !(target === document.documentElement && attributeName === 'style') &&
        (isEntry
          ? attributeName === 'aria-checked' || (isOfPage && !ofMenus.test(attributeName!))
          : target !== document.body)
      )
    if (isOfPage) return type === 'characterData' || [...addedNodes, ...removedNodes].some(isPlain)
    return [...addedNodes].some(
      (node) => node instanceof Element && (node.matches(overlays) || node.querySelector(overlays)),
    )
  }

  const observer = new MutationObserver((records) => {
    const found = records.find(isChange)
    if (found) note(`${found.type} ${found.attributeName ?? ''}`)
  })

  function look() {
    const now = document.activeElement
    if (location.href !== address) note('address')
    const isElsewhere =
      now && now !== document.body && focused && !focused.contains(now) && !now.contains(focused)
    if (isElsewhere && !isEntry) note('focus')
  }

  const told =
    <Answer>(what: string, answer: Answer) =>
    () => {
      note(what)
      return answer
    }
  window.print = told('print', undefined)
  window.open = told('window', null)
  const { clipboard } = navigator
  clipboard.writeText = told('clipboard', Promise.resolve())
  clipboard.write = told('clipboard', Promise.resolve())
  navigator.share = told('share', Promise.resolve())
  for (const event of ['play', 'pause', 'scroll', 'fullscreenchange', 'beforeunload'])
    addEventListener(event, () => note(event), true)

  window.pageChanges = {
    listen: (press) => {
      isEntry = press === 'entry'
      address = location.href
      focused = document.activeElement
      change = undefined
      observer.takeRecords()
      observer.observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        characterData: true,
      })
    },
    heard: async (patience) => {
      const end = performance.now() + patience
      for (;;) {
        look()
        const left = end - performance.now()
        if (change || left <= 0) break
        await new Promise<void>((done) => {
          tell = done
          setTimeout(done, Math.min(left, 50))
        })
      }
      if (change) observer.disconnect()
      return change
    },
  }
}
