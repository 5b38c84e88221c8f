import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { listUsers } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { useEffect, useRef, useState } from 'react'
import { call } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import { personKey } from '../../../core/storage/person-key.ts'
import type { Member, Right } from './rights.ts'

const FOUND = 6
type Person = Pick<Member, 'email' | 'name' | 'avatar'>

/** The form that asks for people of the company, or for addresses of others, and what it may ask for. */
export function useInviteForm(
  members: readonly Member[],
  onInvite: (people: readonly Person[], right: Right) => void,
) {
  const text = useText()
  const known = useRef(new Map<string, Person>())
  const [right, setRight] = useState<Right>('edit')
  const isMember = (email: string) =>
    members.some((member) => member.email.toLowerCase() === email.toLowerCase())
  const schema = z.object({
    emails: z.array(z.email()).check(z.minLength(1, text('dialogExamples.share.nobody'))),
  })
  const form = useSchemaForm({
    schema,
    defaultValues: { emails: [] },
    draftKey: personKey('draft-share-invitations'),
    onSubmit: ({ emails }: z.output<typeof schema>) => {
      const letters = emails.map((email) => email.toLowerCase())
      // Who was written twice, in small and in large letters, is invited once.
      const people = emails.filter((_, at) => letters.indexOf(letters[at]!) === at)
      onInvite(
        people.map((email) => known.current.get(email) ?? { email, name: email, avatar: '' }),
        right,
      )
    },
  })
  const { sent } = form.tries
  const { reset } = form.hook
  useEffect(() => {
    if (sent > 0) reset({ emails: [] })
  }, [sent, reset])
  const load = async (q: string, signal: AbortSignal) => {
    const { users } = await call(listUsers, { query: { q, itemsPerPage: FOUND } }, { signal })
    return users.map(({ email, fullName, avatar }) => {
      known.current.set(email, { email, name: fullName, avatar })
      return {
        id: email,
        label: fullName,
        description: isMember(email) ? text('dialogExamples.share.hasIt') : email,
        avatar: { src: avatar },
        isDisabled: isMember(email),
      }
    })
  }
  const refuse = (email: string) => {
    if (!z.email().safeParse(email).success) return text('dialogExamples.share.notAnEmail', { email })
    return isMember(email) ? text('dialogExamples.share.hasItAlready', { email }) : undefined
  }
  return { form, load, refuse, right, setRight }
}

export type InviteFormHandle = ReturnType<typeof useInviteForm>
