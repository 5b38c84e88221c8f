import { type ReactNode, type Ref, useMemo } from 'react'
import { cx } from '../../css/cx.ts'
import { ownMarkup } from './ownMarkup.ts'
import * as styles from './Prose.css.ts'

interface ProseOptions {
  /** Size of the running text: 14 px beside other things, 16 px for an article. @default 'md' */
  size?: keyof typeof styles.sizes
  /** Size of its headings: a scale of their own on a page, or the text's, below the title of a card. @default 'page' */
  headingSize?: 'page' | 'card'
  /** Numbers ordered lists by signs, as steps to follow one after the other. @default false */
  hasSteps?: boolean
  /** The language of the text, where it differs from the page's, as a BCP 47 tag. */
  lang?: string
  /** The direction of the text, where it differs from the page's. */
  dir?: 'ltr' | 'rtl' | 'auto'
  ref?: Ref<HTMLDivElement>
}

/** The text is either elements, or markup of one's own writers. */
export type ProseProps = ProseOptions &
  (
    | {
        /** Plain elements: headings, paragraphs, lists, quotes, tables, pictures. */
        children: ReactNode
        html?: undefined
      }
    | {
        children?: undefined
        /** The same as markup. Only what your own people wrote: it is shown as it is, scripts and all. */
        html: string
      }
  )

/**
 * Long text to read, set with the rhythm of a page.
 *
 * Use when an article, terms or release notes come as plain elements or markup.
 * Not for texts of the interface: use `Heading` and `Text`; nor for what visitors typed as markup: show it as text.
 */
export function Prose({ children, html, size = 'md', headingSize = 'page', hasSteps, ...rest }: ProseProps) {
  const className = cx(
    styles.prose,
    styles.sizes[size],
    headingSize === 'card' && styles.smallHeadings,
    hasSteps && styles.steps,
  )
  const markup = useMemo(() => (html === undefined ? undefined : { __html: ownMarkup(html) }), [html])
  if (markup) return <div {...rest} className={className} dangerouslySetInnerHTML={markup} />
  return (
    <div {...rest} className={className}>
      {children}
    </div>
  )
}
