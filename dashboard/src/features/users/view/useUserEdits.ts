import { getUserSettings, updateUserSettings } from '@data1522/mocks/contract/user-settings'
import { updateUser, type User, type UserDetail, type UserEdit } from '@data1522/mocks/contract/users'
import { useQueryClient } from '@tanstack/react-query'
import { call } from '../../../core/api/client.ts'
import { forSamePerson } from '../../../core/auth/same-person.ts'
import { peopleKeys } from '../../../core/mutations/people-keys.ts'
import { useChange } from '../../../core/mutations/useChange.ts'
import type { ListPage } from '../../../shared/list/list-config.ts'
import { withRows } from '../../../shared/list/query.ts'
import { fieldsOf, takenBack } from '../../../core/mutations/taken-back.ts'
import type {
  SettingsChange,
  SettingsEditor,
  SharedSettingsEdit,
} from '../../../entities/account/settings-editor.ts'
import { usersKey } from '../../../entities/user/user-lists.ts'
import { userQuery } from '../../../entities/user/queries.ts'
import { userSettingsQuery } from './queries.ts'

/** Edits fields of a user: at once on the screen, with a way back. */
export function useUserEdit(user: UserDetail) {
  'use memo'
  const queries = useQueryClient()
  const change = useChange<ListPage<User>>(usersKey, peopleKeys)
  const put = (fields: UserEdit) => call(updateUser, { params: { id: user.id }, body: fields })
  return (fields: UserEdit, done: () => string) => {
    const before = fieldsOf(user as UserEdit, fields)
    const takeBack = async () => {
      const now = await queries.fetchQuery({ ...userQuery(String(user.id)), staleTime: 0 })
      await put(takenBack(before, fields, fieldsOf(now as UserEdit, fields)))
    }
    return change({
      optimisticUpdate: withRows((row) =>
        row.id === user.id ? { ...row, ...(fields as Partial<User>) } : row,
      ),
      optimisticUpdates: [
        {
          queryKey: userQuery(String(user.id)).queryKey,
          update: (one: UserDetail) => ({ ...one, ...(fields as Partial<UserDetail>) }),
        },
      ],
      mutationFn: () => put(fields),
      successMessage: done,
      undo: takeBack,
    })
  }
}

/** Edits the settings of a user: `change` at once on the screen, `save` from a form, which shows what fails. */
export function useSettingsEdit(id: string): SettingsEditor {
  'use memo'
  const queries = useQueryClient()
  const { queryKey } = userSettingsQuery(id)
  const change = useChange<ListPage<User>>(usersKey, peopleKeys)
  const send = (body: SharedSettingsEdit) => call(updateUserSettings, { params: { id }, body })
  const put = async (body: SharedSettingsEdit) =>
    queries.setQueryData(queryKey, await forSamePerson(send(body)))
  // As they are by now, which somebody may have changed elsewhere.
  const settingsNow = () => call(getUserSettings, { params: { id } })
  const undoOf = (back: SettingsChange['back']) => back && (async () => put(back(await settingsNow())))
  return {
    change: ({ edit, update, done, back }) =>
      change({
        optimisticUpdates: [{ queryKey, update }],
        mutationFn: async () => send(edit(await settingsNow())),
        successMessage: done,
        undo: undoOf(back),
      }),
    save: ({ edit, done, back }) =>
      change({
        mutationFn: async () => put(edit(await settingsNow())),
        successMessage: done,
        undo: undoOf(back),
        throwsOnFailure: true,
      }),
  }
}
