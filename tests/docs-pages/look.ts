import '../stories/facts.ts'
import '../stories/toolbar.ts'

/** What is wanted of a docs page. */
export interface Wanted {
  id: string
  theme: string
}

/** Looks at the docs page in whose window it runs: what has not come yet, and what failed. */
export function look({ id, theme }: Wanted) {
  const awaited: string[] = []
  const problems: string[] = []
  const firstFrame = document.querySelector('[data-story-block] iframe')

  const failureOf = ({ body }: Document) =>
    body.classList.contains('sb-show-errordisplay') && body.querySelector('#error-message')?.textContent

  function seeFrame(name: string, frame: HTMLIFrameElement) {
    const inside = frame.contentDocument
    const failure = inside?.body && failureOf(inside)
    if (failure) problems.push(`${name}: ${failure}`)
    else if (!inside?.querySelector('#storybook-root')?.hasChildNodes()) awaited.push(name)
  }

  function seeExample(place: Element) {
    const block = place.querySelector('[data-story-block]')
    if (!block) return awaited.push('an example')
    const name = block.id.replace(/^story--/, '')
    const frame = block.querySelector<HTMLIFrameElement>(':scope > div > iframe')
    // Frames further down wait to be scrolled to. What they show is a story alone, as the story run sees it.
    if (frame) return frame === firstFrame && seeFrame(name, frame)
    const drawn = block.querySelector(':scope > [data-name]')
    if (!drawn) problems.push(`${name}: ${block.textContent.trim().split('\n', 1)[0]}`)
    else if (!drawn.hasChildNodes()) awaited.push(name)
  }

  const failure = failureOf(document)
  if (failure) return { awaited, problems: [`the page: ${failure}`] }
  if (__STORYBOOK_ADDONS_CHANNEL__.last('docsRendered')?.[0] !== id) awaited.push('the page')
  for (const place of document.querySelectorAll('.docs-story')) seeExample(place)

  const renders = __STORYBOOK_PREVIEW__.storyRenders
  if (renders.some(({ phase }) => phase !== 'finished')) awaited.push('the end of drawing')
  const { dataset, dir } = document.documentElement
  if (renders.length > 0 && dataset.theme !== theme) awaited.push(`${theme} examples`)
  if (dir === 'rtl') problems.push('the page: an example has turned it round')
  return { awaited, problems }
}
