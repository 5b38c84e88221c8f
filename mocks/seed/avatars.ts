import { picture } from './pictures.ts'

/** How many different pictures there are. */
export const AVATAR_COUNT = 12

/** The picture of a person; the same number always gives the same one. */
export const avatarOf = (index: number) => picture(`avatars/${(index % AVATAR_COUNT) + 1}`)
