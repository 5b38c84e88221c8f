import type { Ref } from 'react'
import { Avatar } from '../../components/Avatar/Avatar.tsx'
import * as styles from './TeamGrid.css.ts'

/** Somebody of a team. */
export interface TeamMember {
  readonly name: string
  /** What they do. */
  readonly role: string
  /** The address of their picture. */
  readonly avatar?: string
}

export interface TeamGridProps {
  /** The people, four in a row where there is room, else two. */
  members: readonly TeamMember[]
  ref?: Ref<HTMLUListElement>
}

/**
 * The people behind a product, with faces, names and what they do.
 *
 * Use when a public page shows who makes it. Not for people to be looked through: use `List`.
 */
export function TeamGrid({ members, ...rest }: TeamGridProps) {
  return (
    <ul {...rest} className={styles.grid}>
      {members.map(({ name, role, avatar }) => (
        <li key={name} className={styles.member}>
          <Avatar name={name} src={avatar} size={96} isDecorative />
          <p className={styles.name}>{name}</p>
          <p className={styles.role}>{role}</p>
        </li>
      ))}
    </ul>
  )
}
