import { type FocusEvent, type KeyboardEvent, type MouseEvent, useRef, useState } from 'react'
import { useLocale } from 'react-aria-components/I18nProvider'
import type { IconProps } from '../../components/Icon/Icon.tsx'
import { GalleryTile } from './GalleryTile.tsx'
import type { GalleryIcon } from './icons.ts'
import { stepOf } from './steps.ts'
import * as styles from './IconGallery.css.ts'

interface IconTilesProps extends Required<Pick<IconProps, 'size' | 'stroke'>> {
  label: string
  icons: readonly GalleryIcon[]
  selectedId: string | undefined
  onSelectionChange: (id: string) => void
  isFollowing: boolean
  onCopy: (id: string) => void
  copiedId: string | undefined
}

/**
 * The grid of icons, one stop of the Tab key: arrows walk it, Space chooses, Enter copies. It listens for all of its
 * tiles, so that none of them is drawn anew for a change of another.
 */
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
  /** The place of the tile that an event comes from; -1 for none. */
  const placeOf = ({ target }: { target: EventTarget }) => {
    const cell = target instanceof Element && target.closest('[role=listbox] > *')
    return cell ? [...list.current!.children].indexOf(cell) : -1
  }
  const walk = (key: string, from: number) => {
    const options = [...list.current!.querySelectorAll<HTMLElement>('[role=option]')]
    const to = stepOf(key, from, options, direction)
    if (to === undefined) return false
    options[to]?.focus()
    if (isFollowing && to !== from) onSelectionChange(icons[to]!.id)
    return true
  }
  const press = (event: KeyboardEvent) => {
    const icon = icons[placeOf(event)]
    if (!icon || event.altKey || event.ctrlKey || event.metaKey) return
    if (event.key === 'Enter') onCopy(icon.id)
    else if (event.key === ' ') onSelectionChange(icon.id)
    else if (!walk(event.key, icons.indexOf(icon))) return
    event.preventDefault()
  }
  const click = (event: MouseEvent) => {
    const icon = icons[placeOf(event)]
    if (!icon) return
    if (event.target instanceof Element && event.target.closest('button')) onCopy(icon.id)
    else onSelectionChange(icon.id)
  }
  const focus = (event: FocusEvent) => setLastId(icons[placeOf(event)]?.id)
  return (
    <div role="presentation" onClick={click} onFocus={focus} onKeyDown={press}>
      <div ref={list} role="listbox" aria-label={label} className={styles.tiles}>
        {icons.map(({ id, icon }) => (
          <GalleryTile
            key={id}
            id={id}
            icon={icon}
            size={size}
            stroke={stroke}
            isSelected={id === selectedId}
            isEntry={id === entry}
            isCopied={id === copiedId}
          />
        ))}
      </div>
    </div>
  )
}
