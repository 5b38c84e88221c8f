import {
  type ProfileConnection,
  type ProfileOverview,
  type ProfileTeam,
  updateConnection,
  updateTeam,
} from '@data1522/mocks/contract/profile'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { peopleKeys } from '../../core/mutations/people-keys.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { profileHeaderQuery, profileKey, profileTabQuery } from './queries.ts'
import { withMember, withoutTeam } from './team-members.ts'

type Person = Pick<ProfileConnection, 'id' | 'name'>

/** Connects with people, stars, joins and leaves teams: at once on the screen, then on the server, with a way back. */
export function useProfileChanges() {
  'use memo'
  const text = useText()
  const change = useChange(profileKey, peopleKeys)
  const queries = useQueryClient()

  const connect = ({ id, name }: Person, isConnected: boolean) => {
    const send = (wanted: boolean) =>
      call(updateConnection, { params: { id }, body: { isConnected: wanted } })
    const inList = <Row extends { id: number }>(rows: readonly Row[]) =>
      rows.map((row) => (row.id === id ? { ...row, isConnected } : row))
    return change({
      optimisticUpdates: [
        { queryKey: profileTabQuery('connections').queryKey, update: inList<ProfileConnection> },
        {
          queryKey: profileTabQuery('profile').queryKey,
          update: (overview: ProfileOverview) => ({
            ...overview,
            connections: inList(overview.connections),
          }),
        },
      ],
      mutationFn: () => send(isConnected),
      successMessage: () => text(isConnected ? 'profile.connected' : 'profile.disconnected', { name }),
      undo: () => send(!isConnected),
    })
  }

  const inTeams = (id: number, update: (team: ProfileTeam) => ProfileTeam) => ({
    queryKey: profileTabQuery('teams').queryKey,
    update: (teams: readonly ProfileTeam[]) => teams.map((team) => (team.id === id ? update(team) : team)),
  })

  const star = ({ id }: Pick<ProfileTeam, 'id'>, isStarred: boolean) =>
    change({
      optimisticUpdates: [inTeams(id, (team) => ({ ...team, isStarred }))],
      mutationFn: () => call(updateTeam, { params: { id }, body: { isStarred } }),
    })

  const join = ({ id, title }: Pick<ProfileTeam, 'id' | 'title'>, isMember: boolean) => {
    const owner = queries.getQueryData(profileHeaderQuery().queryKey)
    const send = (wanted: boolean) => call(updateTeam, { params: { id }, body: { isMember: wanted } })
    return change({
      optimisticUpdates: [
        inTeams(id, (team) => withMember(team, isMember, owner)),
        ...(isMember ? [] : [withoutTeam(title)]),
      ],
      mutationFn: () => send(isMember),
      successMessage: () => text(isMember ? 'profile.teamJoined' : 'profile.teamLeft', { name: title }),
      undo: () => send(!isMember),
    })
  }

  return { connect, star, join }
}
