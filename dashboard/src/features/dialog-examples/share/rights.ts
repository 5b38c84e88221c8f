/** What somebody may do with a project, from the least to the most. */
export const RIGHTS = ['view', 'comment', 'edit'] as const
export type Right = (typeof RIGHTS)[number]

/** Somebody with whom the project is shared. */
export interface Member {
  readonly email: string
  readonly name: string
  readonly avatar: string
  readonly right: Right | 'owner'
  /** Whether they were asked and have not come yet. */
  readonly isInvited: boolean
}

/** Whom a project is shared with, and what its link allows. */
export interface Share {
  readonly members: readonly Member[]
  readonly linkRight: Right
}
