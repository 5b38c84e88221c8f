import type { User } from '@data1522/mocks/contract/users'
import { useState } from 'react'

/** The selected users, also those of pages that were left: their records stay, so that actions reach them all. */
export function useSelection(shown: readonly User[] | undefined) {
  'use memo'
  const [selected, setSelected] = useState<ReadonlyMap<string, User>>(new Map())
  const users = () => [...selected.values()]
  return {
    ids: new Set(selected.keys()),
    users,
    select: (ids: ReadonlySet<string>) => {
      const known = new Map([...selected, ...(shown ?? []).map((user) => [String(user.id), user] as const)])
      setSelected(new Map([...ids].flatMap((id) => (known.has(id) ? [[id, known.get(id)!] as const] : []))))
    },
    drop: (gone: readonly User[]) => {
      const ids = new Set(gone.map(({ id }) => String(id)))
      setSelected(new Map([...selected].filter(([id]) => !ids.has(id))))
    },
    /** An address that opens a letter to all of them. */
    mailAddress: () =>
      `mailto:${users()
        .map(({ email }) => encodeURIComponent(email))
        .join(',')}`,
  }
}
