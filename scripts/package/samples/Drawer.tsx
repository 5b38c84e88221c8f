import { Button } from '@data1522/design-system/Button'
import { Drawer } from '@data1522/design-system/Drawer'
import { useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Details</Button>
      <Drawer title="Order 7" isOpen={isOpen} onOpenChange={setOpen}>
        It was sent on Monday.
      </Drawer>
    </>
  )
}
