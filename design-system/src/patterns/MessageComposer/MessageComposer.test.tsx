import { screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { MessageComposer } from './MessageComposer.tsx'

test('Enter sends what is written, Shift and Enter break the line, blanks are never sent', async () => {
  const onSend = vi.fn<(text: string) => void>()
  function Example() {
    const [value, setValue] = useState('')
    return (
      <MessageComposer label="Message" sendLabel="Send" value={value} onChange={setValue} onSend={onSend} />
    )
  }
  const { user } = await render(<Example />)
  await user.type(screen.getByRole('textbox', { name: 'Message' }), '  {Enter}')
  expect(onSend).not.toHaveBeenCalled()
  await user.type(screen.getByRole('textbox'), 'One{Shift>}{Enter}{/Shift}two{Enter}')
  expect(onSend).toHaveBeenLastCalledWith('One\ntwo')
})
