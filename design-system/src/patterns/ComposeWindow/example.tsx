import { useState } from 'react'
import { Button } from '../../components/Button/Button.tsx'
import { TextField } from '../../components/TextField/TextField.tsx'
import { Stack } from '../../layout/Stack/Stack.tsx'
import { ComposeWindow, type ComposeWindowProps } from './ComposeWindow.tsx'

/** A window with a subject and a text, which keeps its size. */
export function ComposeExample({
  title = 'Final proofs',
  onClose = () => undefined,
  onSubmit,
  onFiles,
  initialSize = 'normal',
}: Partial<Pick<ComposeWindowProps, 'title' | 'onClose' | 'onSubmit' | 'onFiles'>> & {
  initialSize?: ComposeWindowProps['size']
}) {
  const [size, setSize] = useState(initialSize)
  return (
    <ComposeWindow
      title={title}
      size={size}
      onSizeChange={setSize}
      onClose={onClose}
      onSubmit={onSubmit}
      onFiles={onFiles}
      footer={
        <Button variant="solid" tone="primary" onPress={onSubmit}>
          Send
        </Button>
      }
    >
      <Stack>
        <TextField label="To" defaultValue="Maya Laurent" />
        <TextField label="Subject" defaultValue={title} />
      </Stack>
    </ComposeWindow>
  )
}
