import type { AbilityRule, UserData } from '../areas/auth/contract.ts'
import { avatarOf } from './avatars.ts'

/** Someone who can sign in. */
export interface Account extends UserData {
  readonly password: string
  readonly abilityRules: readonly AbilityRule[]
}

/** How many days ago each of them joined, by their ids. */
export const joinedDaysAgo: Readonly<Record<number, number>> = { 1: 1174, 2: 9 }

/** Under which ids the accounts are among the users, by their own. */
export const userIds: Readonly<Record<number, number>> = { 1: 22, 2: 45 }

/** The two demo accounts. */
export const accounts: readonly Account[] = [
  {
    id: 1,
    fullName: 'Ines Halvorsen',
    username: 'ines.halvorsen',
    email: 'admin@demo.com',
    password: 'admin',
    role: 'admin',
    avatar: avatarOf(7),
    abilityRules: [{ action: 'manage', subject: 'all' }],
  },
  {
    id: 2,
    fullName: 'Matteo Brisebois',
    username: 'matteo.brisebois',
    email: 'client@demo.com',
    password: 'client',
    role: 'client',
    avatar: avatarOf(3),
    abilityRules: [{ action: 'read', subject: 'AclDemo' }],
  },
]

/** The account that a user signs in with, by the id of the user; nothing for who has none. */
export const accountOfUser = (userId: number) => accounts.find(({ id }) => userIds[id] === userId)
