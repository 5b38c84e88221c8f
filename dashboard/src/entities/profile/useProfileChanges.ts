import {
  type ProfileConnection,
  type ProfileOverview,
  type ProfileTeam,
  updateConnection,
  updateTeam,
} from '@data1522/mocks/contract/profile'
import { call } from '../../core/api/client.ts'
import { useText } from '../../core/i18n/useText.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { profileKey, profileTabQuery } from './queries.ts'

type Person = Pick<ProfileConnection, 'id' | 'name'>

/** Connects with people and stars teams: at once on the screen, then on the server, with a way back. */
export function useProfileChanges() {
  'use memo'
  const text = useText()
  const change = useChange(profileKey)

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

  const star = ({ id }: Pick<ProfileTeam, 'id'>, isStarred: boolean) =>
    change({
      optimisticUpdates: [
        {
          queryKey: profileTabQuery('teams').queryKey,
          update: (teams: readonly ProfileTeam[]) =>
            teams.map((team) => (team.id === id ? { ...team, isStarred } : team)),
        },
      ],
      mutationFn: () => call(updateTeam, { params: { id }, body: { isStarred } }),
    })

  return { connect, star }
}
