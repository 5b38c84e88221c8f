import type { ReactNode, Ref } from 'react'
import { ExpansionPanel } from '../../components/ExpansionPanel/ExpansionPanel.tsx'
import { ContentsList } from '../PageContents/ContentsList.tsx'
import type { PageContentsItem } from '../PageContents/PageContents.tsx'
import { useActiveSection } from '../PageContents/useActiveSection.ts'
import * as styles from './ArticleLayout.css.ts'

export interface ArticleLayoutProps {
  /** The head of the article: its title, when it was written. */
  header: ReactNode
  /** What the article says, and what follows it. */
  children: ReactNode
  /** What else there is of its kind, beside it, and below it where there is no room. */
  siblings: ReactNode
  /** Names the list of its parts: “In this article”. */
  contentsLabel: string
  /** Its parts in their order, by the ids of their headings. */
  contents: readonly PageContentsItem[]
  /** Stands below the list of its parts: a way to ask. */
  end?: ReactNode
  ref?: Ref<HTMLDivElement>
}

/**
 * An article between its siblings and the list of its parts, which marks the one that is being read. Below 1024 px the
 * list folds under the head, and the siblings follow the article.
 *
 * Use when a long text stands among others of its kind. Not for a page of cards: use `PageContents`.
 */
export function ArticleLayout({
  header,
  children,
  siblings,
  contentsLabel,
  contents,
  end,
  ...rest
}: ArticleLayoutProps) {
  const active = useActiveSection(contents)
  const hasContents = contents.length > 0
  return (
    <div {...rest} className={styles.columns}>
      <article className={styles.article}>
        {header}
        {hasContents && (
          <div className={styles.folded}>
            <ExpansionPanel title={contentsLabel} level={2}>
              <ContentsList label={contentsLabel} items={contents} active={active} isLabelHidden />
            </ExpansionPanel>
          </div>
        )}
        {children}
      </article>
      <div className={styles.siblings}>{siblings}</div>
      <div className={styles.side}>
        {hasContents && (
          <div className={styles.list}>
            <ContentsList label={contentsLabel} items={contents} active={active} />
          </div>
        )}
        {end && <div className={hasContents ? styles.end : undefined}>{end}</div>}
      </div>
    </div>
  )
}
