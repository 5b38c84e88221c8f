import { Autocomplete } from '@data1522/design-system/Autocomplete'
import { Button } from '@data1522/design-system/Button'
import { FormField } from '@data1522/design-system/FormField'
import { Inline } from '@data1522/design-system/Inline'
import { SchemaForm } from '@data1522/design-system/SchemaForm'
import { Stack } from '@data1522/design-system/Stack'
import { useSchemaForm } from '@data1522/design-system/useSchemaForm'
import { listUsers } from '@data1522/mocks/contract/users'
import { z } from '@data1522/mocks/contract/zod'
import { useRef, useState } from 'react'
import { call } from '../../../core/api/client.ts'
import { useText } from '../../../core/i18n/useText.ts'
import type { Member, Right } from './rights.ts'
import { RightMenu } from './RightMenu.tsx'

const FOUND = 6
type Person = Pick<Member, 'email' | 'name' | 'avatar'>

interface InviteFormProps {
  members: readonly Member[]
  onInvite: (people: readonly Person[], right: Right) => void
}

/** Asks for people of the company, or for addresses of others. */
export function InviteForm({ members, onInvite }: InviteFormProps) {
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
    onSubmit: ({ emails }: z.output<typeof schema>) => {
      onInvite(
        emails.map((email) => known.current.get(email) ?? { email, name: email, avatar: '' }),
        right,
      )
      form.hook.reset({ emails: [] })
    },
  })
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
  return (
    <SchemaForm form={form} label={text('dialogExamples.share.invite')} isGuarded={false}>
      <Stack gap={8}>
        <FormField form={form} name="emails" label={text('dialogExamples.share.people')} isRequired={false}>
          {(field) => (
            <Autocomplete
              {...field}
              load={load}
              validate={refuse}
              placeholder={text('dialogExamples.share.example')}
            />
          )}
        </FormField>
        <Inline justify="between" gap={8}>
          <RightMenu name={text('dialogExamples.share.newOnes')} right={right} onChange={setRight} />
          <Button type="submit" variant="solid" tone="primary">
            {text('dialogExamples.share.send')}
          </Button>
        </Inline>
      </Stack>
    </SchemaForm>
  )
}
