import { useId, useState } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import { IconChevronRight } from '../../icons/icons.ts'
import { Anchor } from '../../internal/Anchor.tsx'
import { Pressable } from '../../internal/Pressable.tsx'
import { holds, type NavigationItem, type NavigationSection } from './navigation.ts'
import * as styles from './NavigationTree.css.ts'

interface NavigationTreeProps {
  sections: readonly NavigationSection[]
  /** The address of the screen that is shown, as it stands in the items. */
  currentHref?: string
}

/** The sections of a navigation with their links and branches: nav > list > disclosure. */
export function NavigationTree({ sections, currentHref }: NavigationTreeProps) {
  return sections.map((section) => <Section key={section.id} section={section} currentHref={currentHref} />)
}

function Section({ section, currentHref }: { section: NavigationSection; currentHref?: string }) {
  const titleId = useId()
  const active = section.items.find((item) => item.items && holds(item, currentHref))?.id
  const [opened, setOpened] = useState({ id: active, seen: active })
  const openId = active !== undefined && active !== opened.seen ? active : opened.id
  return (
    <div className={styles.section}>
      {section.title && (
        <h2 id={titleId} className={styles.title}>
          <span className={styles.titleText}>{section.title}</span>
        </h2>
      )}
      <ul className={styles.list} aria-labelledby={section.title ? titleId : undefined}>
        {section.items.map((item) => (
          <li key={item.id}>
            {item.items ? (
              <Branch
                item={item}
                isOpen={openId === item.id}
                onOpenChange={(isOpen) => setOpened({ id: isOpen ? item.id : undefined, seen: active })}
                currentHref={currentHref}
              />
            ) : (
              <Leaf item={item} currentHref={currentHref} />
            )}
          </li>
        ))}
      </ul>
    </div>
  )
}

interface BranchProps {
  item: NavigationItem
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
  currentHref?: string
}

function Branch({ item, isOpen, onOpenChange, currentHref }: BranchProps) {
  const listId = useId()
  const isActive = holds(item, currentHref)
  return (
    <>
      <Pressable
        className={cx(styles.item, (isActive || isOpen) && styles.open)}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPress={() => onOpenChange(!isOpen)}
      >
        <ItemContent item={item} />
        <span className={cx(styles.chevron, isOpen && styles.chevronOpen)}>
          <Icon of={IconChevronRight} size={16} />
        </span>
      </Pressable>
      {isOpen && (
        <ul id={listId} className={styles.branch}>
          {item.items?.map((inner) => (
            <li key={inner.id}>
              <Leaf item={inner} currentHref={currentHref} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function Leaf({ item, currentHref }: { item: NavigationItem; currentHref?: string }) {
  const isCurrent = item.href === currentHref
  return (
    <Anchor
      href={item.href}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(styles.item, isCurrent && styles.current)}
    >
      <ItemContent item={item} />
    </Anchor>
  )
}

const ItemContent = ({ item }: { item: NavigationItem }) => (
  <>
    {item.icon && <Icon of={item.icon} size={20} />}
    <span className={styles.label}>{item.label}</span>
    {item.badge && <span className={styles.badge}>{item.badge}</span>}
  </>
)
