import { Button } from '@data1522/design-system/Button'
import { Dialog } from '@data1522/design-system/Dialog'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Change plan</Button>
      <Dialog
        title="Change plan"
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={<Button onPress={() => setOpen(false)}>Close</Button>}
      >
        You can change it again at any time.
      </Dialog>
    </>
  )
}
