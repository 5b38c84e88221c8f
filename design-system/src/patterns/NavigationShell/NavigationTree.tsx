import { useId } from 'react'
import { Icon } from '../../components/Icon/Icon.tsx'
import { cx } from '../../css/cx.ts'
import { IconChevronRight } from '../../icons/icons.ts'
import { Pressable } from '../../internal/Pressable.tsx'
import { EntryContent, NavigationLink } from './NavigationEntry.tsx'
import { holds, type NavigationItem, type NavigationSection } from './navigation.ts'
import { useAccordion } from './useAccordion.ts'
import { item as entry } from './NavigationEntry.css.ts'
import * as styles from './NavigationTree.css.ts'

interface NavigationTreeProps {
  sections: readonly NavigationSection[]
  /** The address of the screen that is shown, as it stands in the items. */
  currentHref?: string
}

/** The sections of a navigation with their links and branches: nav > list > disclosure. */
export function NavigationTree({ sections, currentHref }: NavigationTreeProps) {
  const titlesId = useId()
  const accordion = useAccordion(currentHref)
  return sections.map(({ id, title, items }) => {
    const titleId = title && `${titlesId}${id}`
    return (
      <div key={id} className={styles.section}>
        {title && (
          <h2 id={titleId} className={styles.title}>
            <span className={styles.titleText}>{title}</span>
          </h2>
        )}
        <ul className={styles.list} aria-labelledby={titleId}>
          <Items items={items} currentHref={currentHref} accordion={accordion} />
        </ul>
      </div>
    )
  })
}

interface LevelProps {
  items: readonly NavigationItem[]
  currentHref?: string
  accordion: ReturnType<typeof useAccordion>
}

const Items = ({ items, currentHref, accordion }: LevelProps) =>
  items.map((item) => (
    <li key={item.id}>
      {item.items && !item.isDisabled ? (
        <Branch item={item} currentHref={currentHref} accordion={accordion} />
      ) : (
        <NavigationLink item={item} currentHref={currentHref} />
      )}
    </li>
  ))

interface BranchProps extends Omit<LevelProps, 'items'> {
  item: NavigationItem
}

function Branch({ item, currentHref, accordion }: BranchProps) {
  const listId = useId()
  const inside = useAccordion(currentHref)
  const isOpen = accordion.isOpen(item)
  return (
    <>
      <Pressable
        className={cx(entry, styles.opener)}
        data-active={holds(item, currentHref) || undefined}
        aria-expanded={isOpen}
        aria-controls={isOpen ? listId : undefined}
        onPress={() => accordion.toggle(item)}
      >
        <EntryContent item={item} />
        <span className={cx(styles.chevron, isOpen && styles.chevronOpen)}>
          <Icon icon={IconChevronRight} size={16} />
        </span>
      </Pressable>
      {isOpen && (
        <ul id={listId} className={styles.branch}>
          <Items items={item.items!} currentHref={currentHref} accordion={inside} />
        </ul>
      )}
    </>
  )
}
