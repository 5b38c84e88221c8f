import { type MouseEvent, type ReactNode, use } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import { Icon } from '../../components/Icon/Icon.tsx'
import { Shortcut } from '../../components/Kbd/Shortcut.tsx'
import { IconChevronDown, IconCornerDownLeft, IconRefresh } from '../../icons/icons.ts'
import { LinkContext } from '../../internal/LinkContext.ts'
import type { PaletteEntry } from './entries.ts'
import type { Span } from './match.ts'
import * as styles from './PaletteRow.css.ts'
import type { Row } from './usePalette.ts'

interface PaletteRowProps {
  id: string
  row: Row
  isActive: boolean
  onPoint: () => void
  onChoose: (event: MouseEvent) => void
}

const rowIcons = { all: IconChevronDown, retry: IconRefresh, entry: undefined }

/** One of the rows: a link where it leads on, so that it also opens in a tab of its own. */
export function PaletteRow({ id, row, isActive, onPoint, onChoose }: PaletteRowProps) {
  const { useHref } = use(LinkContext)
  const { entry, kind } = row
  const { href } = entry
  const siteHref = useHref(href ?? '')
  const option = {
    id,
    role: 'option',
    'aria-selected': isActive,
    tabIndex: -1,
    className: styles.entry,
    'data-active': isActive || undefined,
    'data-kind': kind,
    onPointerMove: onPoint,
    onMouseDown: keepFocus,
    onClick: onChoose,
  }
  const content = (
    <>
      <span className={styles.sign}>
        <Sign entry={entry} icon={rowIcons[kind]} />
      </span>
      <span className={styles.words}>
        <Marked className={styles.label} spans={row.label} lang={entry.lang}>
          {entry.label}
        </Marked>
        {entry.hint && (
          <Marked className={styles.hint} spans={row.hint}>
            {entry.hint}
          </Marked>
        )}
      </span>
      {entry.note && ' '}
      {entry.note && <span className={styles.note}>{entry.note}</span>}
      {entry.shortcut && (
        <span className={styles.keys}>
          <Shortcut keys={entry.shortcut} />
        </span>
      )}
      <span className={styles.enter}>
        <Icon icon={IconCornerDownLeft} size={16} isMirrored={false} />
      </span>
    </>
  )
  return href === undefined ? (
    <div {...option}>{content}</div>
  ) : (
    <a {...option} href={/^\/(?!\/)/.test(href) ? siteHref : href}>
      {content}
    </a>
  )
}

/** A press leaves the focus in the field. */
const keepFocus = (event: { preventDefault: () => void }) => event.preventDefault()

function Sign({ entry, icon = entry.icon }: { entry: PaletteEntry; icon?: PaletteEntry['icon'] }) {
  if (entry.face) return <Avatar {...entry.face} size={24} isDecorative />
  return icon && <Icon icon={icon} size={18} />
}

interface MarkedProps {
  children: string
  spans: readonly Span[]
  className: string
  lang?: string
}

/** A text with the parts marked that answer what was typed. */
function Marked({ children, spans, className, lang }: MarkedProps) {
  const parts: ReactNode[] = []
  let end = 0
  for (const [from, to] of spans) {
    parts.push(
      children.slice(end, from),
      <mark key={from} className={styles.mark}>
        {children.slice(from, to)}
      </mark>,
    )
    end = to
  }
  return (
    <bdi className={className} lang={lang}>
      {parts}
      {children.slice(end)}
    </bdi>
  )
}
