import { assignInlineVars } from '@vanilla-extract/dynamic'
import { Fragment, type ReactNode, type Ref, useId, useState } from 'react'
import { cx } from '../../css/cx.ts'
import { rem } from '../../css/rem.ts'
import { markEdges } from '../../components/ScrollArea/markEdges.ts'
import { useControlledState } from '../../components/Field/useControlledState.ts'
import { IconButton } from '../../components/IconButton/IconButton.tsx'
import { IconArrowLeft } from '../../icons/icons.ts'
import { useStrings } from '../../locale/useStrings.ts'
import { PaneHandle } from './PaneHandle.tsx'
import { fillerOf, pairOf } from './panes.ts'
import * as styles from './SplitPane.css.ts'
import { useFocusActivePane } from './useFocusActivePane.ts'
import { strings as roomStrings } from './strings.ts'

/** One of the panes of a `SplitPane`. */
export interface SplitPanePart {
  /** Which pane it is; `activePane` and `sizes` speak of it. */
  id: string
  /** What is in it: the region's name. */
  label: string
  /** What stays at its top while the rest scrolls; the way back stands before it where there is one. */
  header?: ReactNode
  /** Draws a line below the header, and below the way back beside it. @default false */
  hasHeaderLine?: boolean
  /** What scrolls. */
  content: ReactNode
  /** What stays at its foot. */
  footer?: ReactNode
  /** Its width in px before anyone changes it. @default takes the room that the other panes leave; one pane does */
  defaultSize?: number
  /** The least width in px. @default 240 */
  minSize?: number
  /** The greatest width in px. @default 560 */
  maxSize?: number
  /** What it stands on; the panes beside the main one are a little apart from it. @default 'surface' */
  ground?: keyof typeof styles.grounds
  /** Leaves scrolling to its content, such as a list that draws only what is seen. @default false */
  hasOwnScroll?: boolean
}

export interface SplitPaneProps {
  /** Two or three panes in reading order. */
  panes: readonly SplitPanePart[]
  /** The pane that a phone shows, alone; a tablet shows it with the one before it. */
  activePane: string
  /** Called by the way back, with the pane that is then the active one. */
  onActivePaneChange: (id: string) => void
  /** The widths in px that a person has chosen, by the panes' ids. @default each pane's own */
  sizes?: Readonly<Record<string, number>>
  /** Called with all chosen widths once a pane has another one. */
  onSizesChange?: (sizes: Readonly<Record<string, number>>) => void
  ref?: Ref<HTMLDivElement>
}

/** While there is more than fits, a pane takes focus, so that the arrow keys scroll it. */
const attachScroller = (scroller: HTMLElement | null) =>
  markEdges(scroller, (hasMore) => {
    if (hasMore) scroller!.tabIndex = 0
    else scroller!.removeAttribute('tabindex')
  })

/**
 * Two or three panes side by side that fill the height they are given, each with its own scrolling; the lines between
 * them are dragged or moved by the arrow keys. Where there is less room, two are shown, then one with a way back.
 *
 * Use when an app shows a list, what is chosen in it, and perhaps its details, in a screen of the window's height.
 * Not for columns of a page that scrolls as a whole: use `Columns`; nor for what comes over the page: use `Drawer`.
 */
export function SplitPane({
  panes,
  activePane,
  onActivePaneChange,
  sizes: givenSizes,
  onSizesChange,
  ref,
  ...rest
}: SplitPaneProps) {
  const strings = useStrings(roomStrings)
  const prefix = useId()
  const [sizes, keepSizes] = useControlledState(givenSizes, {}, onSizesChange, prefix)
  const [dragged, setDragged] = useState<Readonly<Record<string, number>>>({})
  const attach = useFocusActivePane(activePane, ref)
  const ids = panes.map(({ id }) => id)
  const filling = panes.find(({ defaultSize }) => defaultSize === undefined)!.id
  const fillingIndex = ids.indexOf(filling)
  const pair = pairOf(ids, activePane)
  const pairFiller = fillerOf(pair, ids, filling)

  const minSizeOf = ({ minSize = 240 }: SplitPanePart) => minSize
  const sizeOf = ({ id, defaultSize = 0 }: SplitPanePart) => dragged[id] ?? sizes[id] ?? defaultSize
  const changeSize = (id: string, size: number | undefined) => {
    const { [id]: _, ...others } = sizes
    setDragged({})
    keepSizes(size === undefined ? others : { ...others, [id]: size })
  }
  /** The handle before a pane: it moves the pane on that side of it which does not fill. */
  const handleBefore = (index: number) => {
    const isBefore = index <= fillingIndex
    const pane = panes[isBefore ? index - 1 : index]!
    const isInPair = pair.includes(ids[index - 1]!) && pair.includes(ids[index]!)
    return (
      <PaneHandle
        label={strings.resize(pane.label)}
        paneId={`${prefix}${pane.id}`}
        isBefore={isBefore}
        isInPair={isInPair}
        size={sizeOf(pane)}
        minSize={minSizeOf(pane)}
        maxSize={pane.maxSize ?? 560}
        onSize={(size) => setDragged({ [pane.id]: size })}
        onSizeEnd={(size) => changeSize(pane.id, size)}
        onReset={() => changeSize(pane.id, undefined)}
      />
    )
  }

  return (
    <div {...rest} ref={attach} className={styles.frame}>
      <div className={styles.row}>
        {panes.map((pane, index) => {
          const { id, label, header, content, footer, ground = 'surface', hasOwnScroll } = pane
          const hasLine = pane.hasHeaderLine && header !== undefined
          const previous = panes[index - 1]
          return (
            <Fragment key={id}>
              {previous && handleBefore(index)}
              <section
                id={`${prefix}${id}`}
                aria-label={label}
                tabIndex={-1}
                data-pane={id}
                data-first={index === 0 || undefined}
                data-active={id === activePane || undefined}
                data-filling={id === filling || undefined}
                data-pair={pair.includes(id) ? (id === pairFiller ? 'filling' : '') : undefined}
                data-pair-first={(id === pair[0] && index > 0) || undefined}
                className={cx(styles.pane, styles.grounds[ground])}
                style={assignInlineVars({
                  [styles.size]: rem(sizeOf(pane)),
                  [styles.minSize]: rem(minSizeOf(pane)),
                })}
              >
                {(header !== undefined || previous) && (
                  <div className={cx(styles.head, hasLine && styles.lined)}>
                    {previous && (
                      <span className={styles.back}>
                        <IconButton
                          icon={IconArrowLeft}
                          label={strings.back(previous.label)}
                          onPress={() => onActivePaneChange(id === activePane ? previous.id : id)}
                        />
                      </span>
                    )}
                    <div className={styles.headContent}>{header}</div>
                  </div>
                )}
                <div
                  ref={hasOwnScroll ? undefined : attachScroller}
                  className={cx(styles.body, !hasOwnScroll && styles.scrolls)}
                >
                  {content}
                </div>
                {footer !== undefined && <div className={styles.foot}>{footer}</div>}
              </section>
            </Fragment>
          )
        })}
      </div>
    </div>
  )
}
