import { Button } from '@data1522/design-system/Button'
import { Dialog, preloadDialog } from '@data1522/design-system/Dialog'
import { Form } from '@data1522/design-system/Form'
import { Inline } from '@data1522/design-system/Inline'
import { Stack } from '@data1522/design-system/Stack'
import { TextField } from '@data1522/design-system/TextField'
import { useState } from 'react'
import { useText } from '../../../../core/i18n/useText.ts'

/** A few fields; a button at the foot sends them. */
export function FormDialog() {
  const text = useText()
  const [isOpen, setOpen] = useState(false)

  return (
    <Inline>
      <Button onPress={() => setOpen(true)} onPrefetch={preloadDialog}>
        {text('dialogDemos.inviteTitle')}
      </Button>
      <Dialog
        title={text('dialogDemos.inviteTitle')}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            <Button onPress={() => setOpen(false)}>{text('dialogDemos.cancel')}</Button>
            <Button tone="primary" variant="solid" type="submit" form="invite">
              {text('dialogDemos.send')}
            </Button>
          </>
        }
      >
        <Form id="invite" label={text('dialogDemos.inviteTitle')} onSubmit={() => setOpen(false)}>
          <Stack gap={16}>
            <TextField label={text('dialogDemos.name')} autoFocus />
            <TextField label={text('dialogDemos.email')} type="email" />
          </Stack>
        </Form>
      </Dialog>
    </Inline>
  )
}
