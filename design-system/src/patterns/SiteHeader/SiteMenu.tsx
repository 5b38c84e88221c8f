import { type FocusEvent, type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { IconChevronDown } from '../../icons/icons.ts'
import { Anchor } from '../../internal/Anchor.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import type { SiteMenuData } from './site-links.ts'
import { link } from './SiteHeader.css.ts'
import * as styles from './SiteMenu.css.ts'

/** A button among the links that opens more of them, in groups, below the header. */
export function SiteMenu({ label, groups, currentHref }: SiteMenuData & { currentHref?: string }) {
  const id = useId()
  const item = useRef<HTMLLIElement>(null)
  const button = useRef<HTMLButtonElement>(null)
  const [isOpen, setOpen] = useState(false)
  useEffect(() => {
    if (!isOpen) return undefined
    const closeOutside = ({ target }: PointerEvent) => {
      if (!item.current?.contains(target as Node)) setOpen(false)
    }
    addEventListener('pointerdown', closeOutside)
    return () => removeEventListener('pointerdown', closeOutside)
  }, [isOpen])
  const closeOnLeaving = ({ currentTarget, relatedTarget }: FocusEvent) => {
    if (relatedTarget && !currentTarget.contains(relatedTarget)) setOpen(false)
  }
  const closeOnEscape = ({ key }: KeyboardEvent) => {
    if (key !== 'Escape' || !isOpen) return
    setOpen(false)
    button.current?.focus()
  }
  return (
    <li ref={item}>
      <div role="presentation" onBlur={closeOnLeaving} onKeyDown={closeOnEscape}>
        <Pressable
          ref={button}
          aria-expanded={isOpen}
          aria-controls={id}
          onPress={() => setOpen(!isOpen)}
          className={link}
        >
          {label}
          <Icon icon={IconChevronDown} size={16} />
        </Pressable>
        <div id={id} hidden={!isOpen} className={styles.panel}>
          {groups.map(({ title, links }, index) => (
            <div key={title} className={styles.group}>
              <p id={`${id}-${index}`} className={styles.title}>
                {title}
              </p>
              <ul aria-labelledby={`${id}-${index}`} className={styles.links}>
                {links.map(({ href, label: name }) => (
                  <li key={href}>
                    <Anchor
                      href={href}
                      aria-current={href === currentHref ? 'page' : undefined}
                      onFollow={() => setOpen(false)}
                      className={styles.link}
                    >
                      {name}
                    </Anchor>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </div>
      </div>
    </li>
  )
}
