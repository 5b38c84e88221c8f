import { type ReactNode, use } from 'react'
import { Highlight } from '../../components/Highlight/Highlight.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Kbd } from '../../components/Kbd/Kbd.tsx'
import { IconCornerDownLeft, IconFileText } from '../../icons/icons.ts'
import { LinkContext } from '../../internal/LinkContext.ts'
import { useInstantSearchStrings } from './strings.ts'
import type { InstantResult } from './results.ts'
import * as styles from './InstantSearch.css.ts'

interface InstantResultsProps {
  listId: string
  label: string
  results: readonly InstantResult[]
  resultsTitle: string
  resultsCount: string
  emptyState: ReactNode
  end?: ReactNode
  /** The place of the marked result. */
  active: number
  onPoint: (place: number) => void
  onFollow: () => void
}

/** What was found, with the keys that move in it; or what is said where there is nothing. */
export function InstantResults({
  listId,
  label,
  results,
  resultsTitle,
  resultsCount,
  emptyState,
  end,
  active,
  onPoint,
  onFollow,
}: InstantResultsProps) {
  const strings = useInstantSearchStrings()
  const hasResults = results.length > 0
  return (
    <>
      {hasResults ? (
        <>
          <div className={styles.head}>
            <span>{resultsTitle}</span>
            <span>{resultsCount}</span>
          </div>
          <div id={listId} role="listbox" aria-label={label} className={styles.list}>
            {results.map((result, place) => (
              <Option
                key={result.id}
                id={`${listId}-${place}`}
                result={result}
                isActive={place === active}
                onPoint={() => onPoint(place)}
                onFollow={onFollow}
              />
            ))}
          </div>
        </>
      ) : (
        <div className={styles.empty}>{emptyState}</div>
      )}
      <div className={styles.foot}>
        {hasResults && (
          <span aria-hidden="true" className={styles.keys}>
            <span className={styles.key}>
              <Kbd>↑</Kbd>
              <Kbd>↓</Kbd>
              {strings.move}
            </span>
            <span className={styles.key}>
              <Kbd>Enter</Kbd>
              {strings.open}
            </span>
            <span className={styles.key}>
              <Kbd>Esc</Kbd>
              {strings.close}
            </span>
          </span>
        )}
        {end && <span className={styles.end}>{end}</span>}
      </div>
    </>
  )
}

interface OptionProps {
  id: string
  result: InstantResult
  isActive: boolean
  onPoint: () => void
  onFollow: () => void
}

/** A link, so that it also opens in a tab of its own. */
function Option({ id, result, isActive, onPoint, onFollow }: OptionProps) {
  const { navigate, useHref } = use(LinkContext)
  const { title, titleSpans = [], detail, detailSpans = [], note, icon = IconFileText, href } = result
  const siteHref = useHref(href)
  return (
    <a
      id={id}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      href={siteHref}
      className={styles.option}
      onPointerMove={onPoint}
      onMouseDown={(event) => event.preventDefault()}
      onClick={(event) => {
        onFollow()
        if (!navigate || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return
        event.preventDefault()
        navigate(href)
      }}
    >
      <span className={styles.sign}>
        <Icon icon={icon} size={18} />
      </span>
      <span className={styles.words}>
        <span className={styles.title}>
          <Highlight spans={titleSpans}>{title}</Highlight>
        </span>
        {detail && (
          <span className={styles.detail}>
            <Highlight spans={detailSpans}>{detail}</Highlight>
          </span>
        )}
      </span>
      {note && <span className={styles.note}>{note}</span>}
      <span className={styles.enter}>
        <Icon icon={IconCornerDownLeft} size={16} isMirrored={false} />
      </span>
    </a>
  )
}
