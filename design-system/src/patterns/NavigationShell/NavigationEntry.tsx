import { Icon } from '../../components/Icon/Icon.tsx'
import { VisuallyHidden } from '../../components/VisuallyHidden/VisuallyHidden.tsx'
import { cx } from '../../css/cx.ts'
import { IconExternalLink } from '../../icons/icons.ts'
import { Anchor } from '../../internal/Anchor.tsx'
import { useMessages } from '../../locale/LocaleProvider.tsx'
import type { NavigationItem } from './navigation.ts'
import * as styles from './NavigationEntry.css.ts'

interface NavigationLinkProps {
  item: NavigationItem
  currentHref?: string
  className?: string
}

/** An entry that leads on, or one that is seen and leads nowhere: it takes the focus, so that it can be read. */
export function NavigationLink({ item, currentHref, className }: NavigationLinkProps) {
  if (item.isDisabled)
    return (
      <span role="link" aria-disabled tabIndex={0} className={cx(styles.item, styles.disabled, className)}>
        <EntryContent item={item} />
      </span>
    )
  const isCurrent = item.href === currentHref
  return (
    <Anchor
      href={item.href}
      target={item.isExternal ? '_blank' : undefined}
      aria-current={isCurrent ? 'page' : undefined}
      className={cx(styles.item, isCurrent && styles.current, className)}
    >
      <EntryContent item={item} />
      {item.isExternal && <NewTab />}
    </Anchor>
  )
}

/** What an entry shows, whether it leads on or opens. */
export const EntryContent = ({ item }: { item: NavigationItem }) => (
  <>
    {item.icon ? <Icon icon={item.icon} size={20} /> : <span className={styles.dot} />}
    <span className={styles.words}>
      <span className={styles.label}>{item.label}</span>
      {item.isDisabled && item.description && <span className={styles.why}>{item.description}</span>}
    </span>
    {item.note && ' '}
    {item.note && <span className={styles.note}>{item.note}</span>}
    {item.badge && <span className={styles.badge}>{item.badge}</span>}
  </>
)

function NewTab() {
  const { newTab } = useMessages()
  return (
    <span className={styles.external}>
      <Icon icon={IconExternalLink} size={16} />
      <VisuallyHidden>{`(${newTab})`}</VisuallyHidden>
    </span>
  )
}
