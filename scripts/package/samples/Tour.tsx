import { Button } from '@data1522/design-system/Button'
import { Text } from '@data1522/design-system/Text'
import { Tour } from '@data1522/design-system/Tour'
import { useRef, useState } from 'react'

export function Example() {
  const [isOpen, setOpen] = useState(false)
  const place = useRef<HTMLParagraphElement>(null)
  return (
    <>
      <Button onPress={() => setOpen(true)}>Show me around</Button>
      <Text ref={place}>Orders of today</Text>
      <Tour
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        steps={[{ target: place, title: 'Orders', text: 'What was sold today stands here.' }]}
      />
    </>
  )
}
