import { useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import { IconCheck, IconCopy } from '../../icons/icons.ts'
import type { IconGalleryProps } from './IconGallery.tsx'
import { stepOf } from './steps.ts'
import * as styles from './IconGallery.css.ts'

type IconTilesProps = Required<Pick<IconGalleryProps, 'isFollowing' | 'size' | 'stroke'>> &
  Pick<IconGalleryProps, 'label' | 'icons' | 'selectedId' | 'onSelectionChange' | 'onCopy' | 'copiedId'>

/** The grid of icons, one stop of the Tab key: arrows walk it, Space chooses, Enter copies. */
export function IconTiles({
  label,
  icons,
  selectedId,
  onSelectionChange,
  isFollowing,
  onCopy,
  copiedId,
  size,
  stroke,
}: IconTilesProps) {
  const { direction } = useLocale()
  const list = useRef<HTMLDivElement>(null)
  const [lastId, setLastId] = useState<string>()
  const entry = [lastId, selectedId].find((id) => icons.some((icon) => icon.id === id)) ?? icons[0]?.id
  const walk = (event: React.KeyboardEvent, from: number) => {
    const options = [...list.current!.querySelectorAll<HTMLElement>('[role=option]')]
    const to = stepOf(event.key, from, options, direction)
    if (to === undefined) return false
    options[to]?.focus()
    if (isFollowing && to !== from) onSelectionChange(icons[to]!.id)
    return true
  }
  const press = (event: React.KeyboardEvent, at: number) => {
    if (event.altKey || event.ctrlKey || event.metaKey) return
    const { id } = icons[at]!
    if (event.key === 'Enter') onCopy(id)
    else if (event.key === ' ') onSelectionChange(id)
    else if (!walk(event, at)) return
    event.preventDefault()
  }
  return (
    <div ref={list} role="listbox" aria-label={label} className={styles.tiles}>
      {icons.map(({ id, icon }, at) => (
        <div key={id} role="none" className={styles.cell}>
          <div
            role="option"
            aria-selected={id === selectedId}
            tabIndex={id === entry ? 0 : -1}
            onFocus={() => setLastId(id)}
            onClick={() => onSelectionChange(id)}
            onKeyDown={(event) => press(event, at)}
            className={styles.tile}
          >
            <span className={styles.picture}>
              <Icon of={icon} size={size} stroke={stroke} />
            </span>
            <span dir="ltr" translate="no" className={styles.name}>
              {id}
            </span>
          </div>
          {/* For pointers alone: by keyboard, and for whoever listens, Enter does the same. */}
          <button
            type="button"
            aria-hidden
            tabIndex={-1}
            onClick={() => onCopy(id)}
            className={cx(styles.copy, id === copiedId && styles.copied)}
          >
            <Icon of={id === copiedId ? IconCheck : IconCopy} size={16} />
          </button>
        </div>
      ))}
    </div>
  )
}
