import { type KeyboardEvent, Suspense, useId, useRef } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import { IconChevronDown, IconChevronRight } from '../../icons/icons.ts'
import { lazyWithPreload } from '../../internal/lazyWithPreload.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import { EntryContent, NavigationLink } from './NavigationEntry.tsx'
import { holds, type NavigationItem, type NavigationSection } from './navigation.ts'
import { type Bar, pathAt, useBar } from './useBar.ts'
import { item as entry } from './NavigationEntry.css.ts'
import * as styles from './NavigationBar.css.ts'

const { Part: NavigationLevel, preload } = lazyWithPreload(
  async () => (await import('./NavigationLevel.tsx')).NavigationLevel,
)

/** A section with a title is one entry of the bar, which opens to the section's items. */
const entriesOf = (sections: readonly NavigationSection[]): readonly NavigationItem[] =>
  sections.flatMap(({ id, title, icon, items }) => (title ? { id, label: title, icon, items } : items))

interface NavigationBarProps {
  sections: readonly NavigationSection[]
  currentHref?: string
  /** From a button to what opens from it, in px. */
  offset: number
  className?: string
}

/** The navigation as a bar, from 1280 px up: nav > list > disclosure, with popovers that open from it. */
export function NavigationBar({ sections, currentHref, offset, className }: NavigationBarProps) {
  const { mainNavigation } = useMessages()
  const ref = useRef<HTMLElement>(null)
  const bar = useBar(ref, currentHref)
  const openByArrow = (event: KeyboardEvent) => {
    const path = pathAt(event.target)
    if (event.key !== 'ArrowDown' || path.includes('/') || !(event.target as Element).matches('button'))
      return
    event.preventDefault()
    bar.show(path, true)
  }
  return (
    <nav ref={ref} data-tour="navigation" aria-label={mainNavigation} className={className}>
      <div
        role="presentation"
        onKeyDown={openByArrow}
        onClick={({ target }) => (target as Element).closest('a') && bar.close()}
        onFocus={({ target }) => bar.follow(pathAt(target))}
        onBlur={({ relatedTarget, currentTarget }) =>
          relatedTarget && !currentTarget.contains(relatedTarget) && bar.close()
        }
        onPointerOver={bar.restOn}
        onPointerLeave={bar.leave}
      >
        <ul className={styles.row}>
          {entriesOf(sections).map((item, index) => (
            <BarEntry
              key={item.id}
              item={item}
              path={String(index)}
              bar={bar}
              currentHref={currentHref}
              offset={offset}
            />
          ))}
        </ul>
      </div>
    </nav>
  )
}

export interface BarEntryProps extends Pick<NavigationBarProps, 'currentHref' | 'offset'> {
  item: NavigationItem
  path: string
  bar: Bar
}

/** An entry of the bar or of a popover: a link, or a button that opens the next popover. */
export function BarEntry({ item, path, bar, ...rest }: BarEntryProps) {
  const id = useId()
  const isOpen = bar.isOpen(path)
  const isInBar = !path.includes('/')
  const look = isInBar ? styles.inBar : undefined
  if (!item.items || item.isDisabled)
    return (
      <li data-path={path}>
        <NavigationLink item={item} currentHref={rest.currentHref} className={look} />
      </li>
    )
  return (
    <li data-path={path}>
      <Pressable
        className={cx(entry, styles.opener, look)}
        data-active={holds(item, rest.currentHref) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onPrefetch={preload}
        onPress={() => bar.toggle(path)}
      >
        <EntryContent item={item} />
        <span className={styles.chevron}>
          <Icon icon={isInBar ? IconChevronDown : IconChevronRight} size={16} />
        </span>
      </Pressable>
      {isOpen && (
        <Suspense>
          <NavigationLevel {...rest} id={id} item={item} path={path} bar={bar} />
        </Suspense>
      )}
    </li>
  )
}
