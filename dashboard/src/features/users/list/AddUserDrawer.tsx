import { Alert } from '@data1522/design-system/Alert'
import { Button } from '@data1522/design-system/Button'
import { ConfirmDialog } from '@data1522/design-system/ConfirmDialog'
import { Drawer } from '@data1522/design-system/Drawer'
import { Form } from '@data1522/design-system/Form'
import { Stack } from '@data1522/design-system/Stack'
import { useState } from 'react'
import { useText } from '../../../app/intl/useText.ts'
import { useLeaveWarning } from '../../../app/address/useLeaveWarning.ts'
import { AddUserFields } from './AddUserFields.tsx'
import { useAddUser } from './useAddUser.ts'

const formId = 'add-user'

interface AddUserDrawerProps {
  isOpen: boolean
  onOpenChange: (isOpen: boolean) => void
}

/** A form for one new user; closing it with something typed asks first. */
export function AddUserDrawer({ isOpen, onOpenChange }: AddUserDrawerProps) {
  const text = useText()
  const { control, submit, isDirty, isPending, failure } = useAddUser(() => onOpenChange(false))
  const [isAsking, setAsking] = useState(false)
  useLeaveWarning(isOpen && isDirty)
  const close = () => (isDirty ? setAsking(true) : onOpenChange(false))
  return (
    <>
      <Drawer
        isOpen={isOpen}
        onOpenChange={(next) => (next ? onOpenChange(true) : close())}
        title={text('users.addTitle')}
        description={text('users.addLede')}
        footer={
          <>
            <Button onPress={close}>{text('users.cancel')}</Button>
            <Button type="submit" form={formId} variant="solid" tone="primary" isPending={isPending}>
              {text('users.add')}
            </Button>
          </>
        }
      >
        <Form id={formId} label={text('users.addTitle')} onSubmit={submit}>
          <Stack gap={16}>
            {failure && (
              <Alert tone="danger" isLive>
                {text('users.addFailed')}
              </Alert>
            )}
            <AddUserFields control={control} />
          </Stack>
        </Form>
      </Drawer>
      <ConfirmDialog
        isOpen={isAsking}
        onOpenChange={setAsking}
        title={text('users.discard')}
        confirmLabel={text('users.discardConfirm')}
        cancelLabel={text('users.keepEditing')}
        tone="danger"
        onConfirm={() => {
          setAsking(false)
          onOpenChange(false)
        }}
      >
        {text('users.discardText')}
      </ConfirmDialog>
    </>
  )
}
