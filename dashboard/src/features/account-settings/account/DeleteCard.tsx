import { Button } from '@data1522/design-system/Button'
import { Card } from '@data1522/design-system/Card'
import { CardHeader } from '@data1522/design-system/CardHeader'
import { Checkbox } from '@data1522/design-system/Checkbox'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Icon } from '@data1522/design-system/Icon'
import { IconTrash } from '@data1522/design-system/icons'
import { Stack } from '@data1522/design-system/Stack'
import { toasts } from '@data1522/design-system/toasts'
import { deleteAccount, GRACE_DAYS } from '@data1522/mocks/contract/account-settings'
import { useSetAtom } from 'jotai'
import { useId, useState } from 'react'
import { flushSync } from 'react-dom'
import { call } from '../../../core/api/client.ts'
import { givenUpAtom } from '../../../core/auth/given-up.ts'
import { samePerson } from '../../../core/auth/same-person.ts'
import { useSignOut } from '../../../core/auth/useSignOut.ts'
import { failureText } from '../../../core/errors/failure-text.ts'
import { isolated } from '../../../core/i18n/isolated.ts'
import { useText } from '../../../core/i18n/useText.ts'

interface DeleteCardProps {
  /** What has to be typed. */
  email: string
  /** Lets go what is not saved: there is no account left to save it in, so it must not hold the way out. */
  onDeleted: () => void
}

/** Gives the account up: a box opens the button, which asks for the address to be typed. */
export function DeleteCard({ email, onDeleted }: DeleteCardProps) {
  const text = useText()
  const titleId = useId()
  const setGivenUp = useSetAtom(givenUpAtom)
  const signOut = useSignOut()
  const [isSure, setSure] = useState(false)
  const [isAsking, setAsking] = useState(false)
  const remove = async () => {
    const isSamePerson = samePerson()
    try {
      const { goneOn } = await call(deleteAccount)
      // Whoever came meanwhile stays signed in.
      if (!isSamePerson()) return
      flushSync(onDeleted)
      setGivenUp(goneOn)
      signOut()
    } catch (error) {
      if (!isSamePerson()) return
      toasts.show({
        tone: 'danger',
        title: () => text('accountDetails.deleteFailed'),
        description: () => failureText(error),
      })
      throw error
    }
  }
  return (
    <Card as="section" aria-labelledby={titleId}>
      <CardHeader
        id={titleId}
        title={text('accountDetails.delete')}
        subtitle={text('accountDetails.deleteText', { days: GRACE_DAYS })}
      />
      <Stack gap={16}>
        <Checkbox isSelected={isSure} onChange={setSure}>
          {text('accountDetails.sure')}
        </Checkbox>
        <Button
          tone="danger"
          variant="soft"
          isBlock
          isDisabled={!isSure}
          start={<Icon icon={IconTrash} size={18} />}
          onPress={() => setAsking(true)}
        >
          {text('accountDetails.delete')}
        </Button>
      </Stack>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('accountDetails.deleteTitle')}
        confirmLabel={text('accountDetails.delete')}
        cancelLabel={text('records.cancel')}
        tone="danger"
        typed={{ word: email, label: text('accountDetails.deleteTyped', { email: isolated(email) }) }}
        onConfirm={remove}
      >
        {text('accountDetails.deleteWarning', { days: GRACE_DAYS })}
      </ConfirmDialog>
    </Card>
  )
}
