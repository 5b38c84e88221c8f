import { listUsers } from '@data1522/mocks/contract/users'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { sessionAtom } from '../../../core/auth/session.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { offerUndo } from '../../../core/mutations/undo.ts'
import { store } from '../../../core/store.ts'
import { type Member, type Right, RIGHTS, type Share } from './rights.ts'

const OTHERS = 7

/** The sharing of a project, which lives as long as the page: its owner, and people of the company. */
export const shareQuery = () =>
  queryOptions({
    queryKey: ['dialogExamples', 'share'],
    queryFn: async ({ signal }): Promise<Share> => {
      const { userData: me } = store.get(sessionAtom)!
      const { users } = await call(listUsers, { query: { itemsPerPage: OTHERS + 1 } }, { signal })
      const others = users.filter(({ email }) => email !== me.email).slice(0, OTHERS)
      return {
        linkRight: 'view',
        members: [
          { email: me.email, name: me.fullName, avatar: me.avatar, right: 'owner', isInvited: false },
          ...others.map(({ email, fullName, avatar, status }, index) => ({
            email,
            name: fullName,
            avatar,
            right: RIGHTS[2 - (index % RIGHTS.length)]!,
            isInvited: status === 'Pending',
          })),
        ],
      }
    },
    staleTime: Infinity,
    gcTime: Infinity,
  })

/** Shares the project, with a way back from each change. */
export function useShare() {
  'use memo'
  const text = useText()
  const queries = useQueryClient()
  const query = useQuery(shareQuery())
  const set = (update: (share: Share) => Share) =>
    queries.setQueryData(shareQuery().queryKey, (share) => share && update(share))
  const setMembers = (update: (members: readonly Member[]) => readonly Member[]) =>
    set((share) => ({ ...share, members: update(share.members) }))
  const notify = (title: () => string, undo: () => unknown) =>
    offerUndo({ title, label: () => text('records.undo'), undo })
  const withRight = (email: string, right: Member['right']) => (members: readonly Member[]) =>
    members.map((member) => (member.email === email ? { ...member, right } : member))
  /** Takes a right back, unless another one was given since. */
  const backFrom = (email: string, given: Right, before: Member['right']) => (members: readonly Member[]) =>
    members.map((member) =>
      member.email === email && member.right === given ? { ...member, right: before } : member,
    )

  return {
    query,
    invite: (people: readonly Pick<Member, 'email' | 'name' | 'avatar'>[], right: Right) => {
      const emails = new Set(people.map(({ email }) => email))
      setMembers((members) => [
        ...members,
        ...people.map((person) => ({ ...person, right, isInvited: true })),
      ])
      notify(
        () => text('dialogExamples.share.invited', { count: people.length, name: people[0]!.name }),
        () => setMembers((members) => members.filter(({ email }) => !emails.has(email))),
      )
    },
    give: ({ email, name, right: before }: Member, right: Right) => {
      setMembers(withRight(email, right))
      notify(
        () =>
          text('dialogExamples.share.given', { name, right: text(`dialogExamples.share.right.${right}`) }),
        () => setMembers(backFrom(email, right, before)),
      )
    },
    remove: (member: Member) => {
      const place = query.data?.members.indexOf(member) ?? 0
      setMembers((members) => members.filter(({ email }) => email !== member.email))
      notify(
        () => text('dialogExamples.share.removed', { name: member.name }),
        // Who was invited again meanwhile is there once.
        () =>
          setMembers((members) =>
            members.filter(({ email }) => email !== member.email).toSpliced(place, 0, member),
          ),
      )
    },
    setLinkRight: (linkRight: Right) => {
      const before = query.data?.linkRight ?? linkRight
      set((share) => ({ ...share, linkRight }))
      notify(
        () =>
          text('dialogExamples.share.given', {
            name: text('dialogExamples.share.link'),
            right: text(`dialogExamples.share.right.${linkRight}`),
          }),
        () => set((share) => (share.linkRight === linkRight ? { ...share, linkRight: before } : share)),
      )
    },
  }
}
