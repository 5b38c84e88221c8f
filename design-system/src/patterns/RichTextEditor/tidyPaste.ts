import { withoutInlineStyles } from '../../internal/withoutInlineStyles.ts'
import { markupOf, sanitizedNodes } from './sanitizeHtml.ts'
import { makeWordLists } from './wordLists.ts'

/** What word processors say by style is said by elements, which alone get through. */
const meanings: readonly { element: string; holds: (style: CSSStyleDeclaration) => boolean }[] = [
  {
    element: 'strong',
    holds: ({ fontWeight }) => fontWeight.startsWith('bold') || Number(fontWeight) >= 600,
  },
  { element: 'em', holds: ({ fontStyle }) => fontStyle === 'italic' },
  { element: 'u', holds: (style) => lineOf(style).includes('underline') },
  { element: 's', holds: (style) => lineOf(style).includes('line-through') },
]
const lineOf = (style: CSSStyleDeclaration) => style.textDecorationLine || style.textDecoration || ''

/** A style that was parsed by its other name. */
function styleOf({ ownerDocument, dataset }: HTMLElement) {
  const { style } = ownerDocument.createElement('span')
  style.cssText = dataset.css ?? ''
  return style
}

function sayByElements(root: HTMLElement) {
  for (const span of root.querySelectorAll<HTMLElement>('span[data-css]')) {
    const style = styleOf(span)
    for (const { element, holds } of meanings) {
      if (!holds(style)) continue
      const wrapper = root.ownerDocument.createElement(element)
      wrapper.append(...span.childNodes)
      span.append(wrapper)
    }
  }
  // Google Docs puts all that is copied into a bold element that is not bold.
  for (const bold of root.querySelectorAll<HTMLElement>('b[data-css]'))
    if (/^(?:normal|400)$/.test(styleOf(bold).fontWeight)) bold.replaceWith(...bold.childNodes)
}

/** Where ProseMirror notes how what was copied in an editor fits in again. */
const place = 'data-pm-slice'

/** Pasted markup as the editor takes it: clean, with the formatting that other programs write in their own ways. */
export function tidyPaste(html: string): string {
  // Parsed apart from the page: nothing runs, nothing is fetched.
  const { body } = new DOMParser().parseFromString(withoutInlineStyles(html), 'text/html')
  makeWordLists(body)
  sayByElements(body)
  return markupOf(sanitizedNodes(body, [place]))
}
