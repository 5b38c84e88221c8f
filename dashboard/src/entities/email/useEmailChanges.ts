import {
  type EmailFolder,
  type EmailRow,
  type EmailsEdit,
  type EmptiedEmailPlace,
  deleteEmail,
  emptyEmails,
  restoreEmails,
  updateEmails,
} from '@data1522/mocks/contract/email'
import { toasts } from '@data1522/design-system/toasts'
import { ApiError, call } from '../../core/api/client.ts'
import { samePerson } from '../../core/auth/same-person.ts'
import { failureText } from '../../core/errors/failure-text.ts'
import { useText } from '../../core/i18n/useText.ts'
import { oneByOne } from '../../core/mutations/one-by-one.ts'
import { useChange } from '../../core/mutations/useChange.ts'
import { isInScope, withChanged } from './email-page.ts'
import { readRows } from './read-rows.ts'
import { type EmailPage, emailsKey } from './queries.ts'

type Fields = NonNullable<EmailsEdit['data']>
type Doing =
  | 'trashed'
  | 'restored'
  | 'archived'
  | 'spam'
  | 'inbox'
  | 'read'
  | 'unread'
  | 'labelled'
  | 'unlabelled'
  | 'deleted'

const idsOf = (emails: readonly EmailRow[]) => emails.map(({ id }) => id)
const edit = (body: EmailsEdit) => call(updateEmails, { body })

/** Sets a label or takes it off. The call turns it over, so it is made for those alone that are not yet as wanted, which it gives. */
async function setLabel(ids: readonly number[], key: string, isOn: boolean) {
  const pages = await Promise.all([readRows({ label: key }), readRows({ label: key, filter: 'trashed' })])
  const labelled = new Set(pages.flatMap(({ emails }) => idsOf(emails)))
  const others = ids.filter((id) => labelled.has(id) !== isOn)
  if (others.length > 0) await edit({ ids: others, label: key })
  return others
}

/** What some mails had in the fields that a change touches, those that had the same together. */
function formerOf(emails: readonly EmailRow[], fields: Fields): { ids: number[]; data: Fields }[] {
  const groups = new Map<string, { ids: number[]; data: Fields }>()
  for (const email of emails) {
    const data = Object.fromEntries(
      Object.keys(fields).map((name) => [name, email[name as keyof EmailRow]]),
    ) as Fields
    const key = JSON.stringify(data)
    const group = groups.get(key) ?? { ids: [], data }
    group.ids.push(email.id)
    groups.set(key, group)
  }
  return [...groups.values()]
}

/** Deletes a mail for ever, unless it was by now, or was taken out of the trash. */
async function remove(id: number): Promise<boolean> {
  try {
    await call(deleteEmail, { params: { id } })
    return true
  } catch (error) {
    if (error instanceof ApiError && [404, 409].includes(error.status)) return false
    throw error
  }
}

/** Those of some mails that are still where a change has put them: what was moved on since stays there. */
async function stillThere(emails: readonly EmailRow[], { folder, isDeleted }: Fields) {
  const filter = isDeleted ? 'trashed' : folder
  if (!filter) return emails
  const there = new Set(idsOf((await readRows({ filter })).emails))
  return emails.filter(({ id }) => there.has(id))
}

/** Moves mails, marks, labels and deletes them: at once on the screen, then on the server, with a way back. */
export function useEmailChanges() {
  'use memo'
  const text = useText()
  const change = useChange<EmailPage>(emailsKey)
  const showFailure = (error: unknown) =>
    toasts.show({
      tone: 'danger',
      title: () => text('records.failed'),
      description: () => failureText(error),
    })

  const set = (emails: readonly EmailRow[], fields: Fields, doing?: Doing) => {
    const changedEmails = emails.filter((email) =>
      Object.entries(fields).some(([name, value]) => email[name as keyof EmailRow] !== value),
    )
    if (changedEmails.length === 0) return
    return change({
      optimisticUpdate: withChanged(changedEmails, (email) => ({
        ...email,
        ...(fields as Partial<EmailRow>),
      })),
      mutationFn: () => edit({ ids: idsOf(changedEmails), data: fields }),
      ...(doing && {
        successMessage: () => text(`email.done.${doing}`, { count: changedEmails.length }),
        undo: async () => {
          for (const former of formerOf(await stillThere(changedEmails, fields), fields)) await edit(former)
        },
      }),
    })
  }

  const label = (emails: readonly EmailRow[], key: string, name: string, isOn: boolean) => {
    const changedEmails = emails.filter(({ labels }) => labels.includes(key) !== isOn)
    if (changedEmails.length === 0) return
    const ids = idsOf(changedEmails)
    return change({
      optimisticUpdate: withChanged(changedEmails, (email) => {
        const others = email.labels.filter((one) => one !== key)
        return { ...email, labels: isOn ? [...others, key] : others }
      }),
      mutationFn: () => setLabel(ids, key, isOn),
      successMessage: () =>
        text(isOn ? 'email.done.labelled' : 'email.done.unlabelled', { count: changedEmails.length, name }),
      undo: (changed) => setLabel(changed, key, !isOn),
    })
  }

  const deleteForever = (emails: readonly EmailRow[]) => {
    const ids = idsOf(emails)
    const isSamePerson = samePerson()
    return change({
      optimisticUpdate: (page) => ({ ...page, emails: page.emails.filter(({ id }) => !ids.includes(id)) }),
      mutationFn: async () => {
        const deleted: number[] = []
        try {
          await oneByOne(ids, async (id) => {
            if (await remove(id)) deleted.push(id)
          })
        } catch (error) {
          // Those that are gone by then can be brought back all the same.
          if (deleted.length === 0) throw error
          if (isSamePerson()) showFailure(error)
        }
        return deleted
      },
      successMessage: (deleted) =>
        deleted.length > 0 ? text('email.done.deleted', { count: deleted.length }) : undefined,
      undo: (deleted) => call(restoreEmails, { body: { ids: deleted } }),
    })
  }

  const empty = (place: EmptiedEmailPlace) => {
    const filter = place === 'trash' ? 'trashed' : place
    return change({
      optimisticUpdate: (page) => {
        const gone = page.emails.filter((email) => isInScope({ filter }, email))
        const { spam, star, ...meta } = page.emailsMeta
        const starred = place === 'spam' ? gone.filter(({ isStarred }) => isStarred).length : 0
        return {
          ...page,
          emails: page.emails.filter((email) => !gone.includes(email)),
          emailsMeta: { ...meta, spam: place === 'spam' ? 0 : spam, star: Math.max(0, star - starred) },
        }
      },
      mutationFn: () => call(emptyEmails, { params: { place } }),
      // Another window may have emptied it before.
      successMessage: ({ ids }) =>
        ids.length > 0 ? text('email.done.deleted', { count: ids.length }) : undefined,
      undo: ({ ids }) => call(restoreEmails, { body: { ids } }),
    })
  }

  const folderDone = { inbox: 'inbox', spam: 'spam', archive: 'archived' } as const
  return {
    trash: (emails: readonly EmailRow[]) => set(emails, { isDeleted: true }, 'trashed'),
    restore: (emails: readonly EmailRow[]) => set(emails, { isDeleted: false }, 'restored'),
    move: (emails: readonly EmailRow[], folder: Extract<EmailFolder, 'inbox' | 'spam' | 'archive'>) =>
      set(emails, { folder, isDeleted: false }, folderDone[folder]),
    /** Marks as read or not; `isQuiet` for what opening a mail does by itself. */
    setRead: (emails: readonly EmailRow[], isRead: boolean, isQuiet = false) =>
      set(emails, { isRead }, isQuiet ? undefined : isRead ? 'read' : 'unread'),
    setStarred: (emails: readonly EmailRow[], isStarred: boolean) => set(emails, { isStarred }),
    label,
    deleteForever,
    empty,
  }
}
