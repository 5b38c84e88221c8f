import type { ReactNode, Ref } from 'react'
import { Avatar, type AvatarProps } from '../../components/Avatar/Avatar.tsx'
import { Heading } from '../../components/Heading/Heading.tsx'
import { Icon, type IconSource } from '../../components/Icon/Icon.tsx'
import { Anchor } from '../../internal/Anchor.tsx'
import { ProfileCover } from './ProfileCover.tsx'
import * as styles from './ProfileHeader.css.ts'

/** Something about the person in a word or two: a place, a day. */
export interface ProfileFact {
  /** Tells it from the others. */
  readonly id: string
  readonly icon: IconSource
  readonly label: ReactNode
}

/** A page of the profile. */
export interface ProfileTab {
  /** Tells it from the others. */
  readonly id: string
  readonly label: string
  readonly href: string
  readonly icon?: IconSource
  /** How many there are on it: a `Badge`. */
  readonly badge?: ReactNode
}

export interface ProfileHeaderProps {
  /** Whose profile it is: its heading of level 2. */
  name: string
  /** What the person does. */
  description?: ReactNode
  /** The address of the picture; initials stand in where there is none. */
  picture?: string
  /** Whether the person is there, as a dot at the picture. @default no dot */
  presence?: AvatarProps['presence']
  /** The address of the picture across the top; it shows nothing that words do not say. */
  cover: string
  /** What else there is to know at a glance. */
  facts?: readonly ProfileFact[]
  /** What can be done with the profile. */
  actions?: ReactNode
  /** Names the pages of the profile together. */
  tabsLabel: string
  /** The pages of the profile, each at an address of its own. */
  tabs: readonly ProfileTab[]
  /** The id of the page that is shown. */
  selectedId: string
  ref?: Ref<HTMLElement>
}

/**
 * Who someone is, above the pages of their profile: cover, picture, name, facts, and the way to each page.
 *
 * Use when a person's pages begin. Not for a person in a list or a card: use `Avatar` with a title.
 */
export function ProfileHeader({
  name,
  description,
  picture,
  presence,
  cover,
  facts = [],
  actions,
  tabsLabel,
  tabs,
  selectedId,
  ...rest
}: ProfileHeaderProps) {
  return (
    <header {...rest} className={styles.sheet}>
      <ProfileCover src={cover} />
      <div className={styles.row}>
        <span className={styles.face}>
          <Avatar name={name} src={picture} size={112} presence={presence} isDecorative />
        </span>
        <div className={styles.words}>
          <Heading level={2} size="page">
            <bdi>{name}</bdi>
          </Heading>
          {description && <p className={styles.description}>{description}</p>}
        </div>
        {actions && <div className={styles.actions}>{actions}</div>}
      </div>
      {facts.length > 0 && (
        <ul className={styles.facts}>
          {facts.map(({ id, icon, label }) => (
            <li key={id} className={styles.fact}>
              <Icon icon={icon} size={18} />
              <span>{label}</span>
            </li>
          ))}
        </ul>
      )}
      <nav aria-label={tabsLabel} className={styles.tabs}>
        {tabs.map(({ id, label, href, icon, badge }) => (
          <Anchor
            key={id}
            href={href}
            aria-current={id === selectedId ? 'page' : undefined}
            className={styles.tab}
          >
            {icon && <Icon icon={icon} size={18} />}
            {label}
            {badge}
          </Anchor>
        ))}
      </nav>
    </header>
  )
}
