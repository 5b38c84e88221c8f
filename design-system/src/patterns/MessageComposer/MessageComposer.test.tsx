import { fireEvent, screen } from '@testing-library/react'
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

test('Arrow up in the empty box changes the last; Escape lets go of what is answered', async () => {
  const onEditLast = vi.fn<() => void>()
  const onContextClose = vi.fn<() => void>()
  const shared = { label: 'Message', sendLabel: 'Send', onChange: () => undefined, onSend: () => undefined }
  const { user, rerender } = await render(<MessageComposer {...shared} value="" onEditLast={onEditLast} />)
  await user.type(screen.getByRole('textbox'), '{ArrowUp}')
  expect(onEditLast).toHaveBeenCalledOnce()
  const context = { id: '1', title: 'Replying to Maya', text: 'Friday?' }
  rerender(<MessageComposer {...shared} value="Yes" {...{ context, onContextClose, onEditLast }} />)
  expect(screen.getByText('Replying to Maya')).toBeTruthy()
  expect(document.activeElement).toBe(screen.getByRole('textbox'))
  await user.keyboard('{ArrowUp}{Escape}')
  expect(onContextClose).toHaveBeenCalledOnce()
  expect(onEditLast).toHaveBeenCalledOnce()
})

test('takes files that are pasted or chosen, and sends them without words', async () => {
  const onFiles = vi.fn<(files: readonly File[]) => void>()
  const onSend = vi.fn<(text: string) => void>()
  const { user } = await render(
    <MessageComposer
      label="Message"
      sendLabel="Send"
      value=""
      onChange={() => undefined}
      {...{ onFiles, onSend }}
      files={<p>shot.png</p>}
    />,
  )
  screen.getByRole('textbox').focus()
  const file = new File(['x'], 'shot.png', { type: 'image/png' })
  fireEvent.paste(screen.getByRole('textbox'), { clipboardData: { files: [file], getData: () => '' } })
  expect(onFiles).toHaveBeenCalledWith([file])
  expect(screen.getByRole('button', { name: 'Attach files' })).toBeTruthy()
  await user.keyboard('{Enter}')
  expect(onSend).toHaveBeenCalledWith('')
})
