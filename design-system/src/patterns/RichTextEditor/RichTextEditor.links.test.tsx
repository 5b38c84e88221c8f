import { screen, waitFor } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { choose, draw, linkField, spy, text, tool } from '../../../../tests/support/rich-text.tsx'
import { RichTextEditor } from './RichTextEditor.tsx'

test('makes chosen words a link, changes it and takes it away', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Ask the team</p>', onChange })
  const area = await text()
  choose(area, 5, 13)
  await user.click(tool('Link'))
  await user.type(await linkField(), 'example.com/team{Enter}')
  const link = (href: string) =>
    `<p dir="auto">Ask <a href="${href}" rel="noopener noreferrer">the team</a></p>`
  expect(onChange).toHaveBeenLastCalledWith(link('https://example.com/team'))
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await waitFor(() => expect(document.activeElement).toBe(area))

  choose(area, 7, 7)
  await user.keyboard('{Control>}k{/Control}')
  expect((await linkField()).value).toBe('https://example.com/team')
  await user.clear(await linkField())
  await user.type(await linkField(), 'maya@example.com')
  await user.click(screen.getByRole('button', { name: 'Set link' }))
  expect(onChange).toHaveBeenLastCalledWith(link('mailto:maya@example.com'))

  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  await user.click(tool('Link'))
  await user.click(await screen.findByRole('button', { name: 'Remove link' }))
  expect(onChange).toHaveBeenLastCalledWith('<p dir="auto">Ask the team</p>')
})

test('refuses a link that runs something, and says why', async () => {
  const onChange = spy()
  const onSubmit = vi.fn<() => void>()
  const { user } = await render(
    <form onSubmit={onSubmit}>
      <RichTextEditor label="Article" defaultValue="<p>Ask</p>" onChange={onChange} />
    </form>,
  )
  choose(await text(), 1, 4)
  await user.click(tool('Link'))
  await user.type(await linkField(), 'javascript:alert(1){Enter}')
  expect(screen.getByText(/^A link of this kind is not allowed/)).toBeTruthy()
  expect((await linkField()).getAttribute('aria-invalid')).toBe('true')
  await user.clear(await linkField())
  await user.type(await linkField(), 'the team{Enter}')
  expect(screen.getByText(/^Write an address like/)).toBeTruthy()
  expect(onChange).not.toHaveBeenCalled()
  expect(onSubmit).not.toHaveBeenCalled()
})

test('without chosen words it writes those of the link', async () => {
  const onChange = spy()
  const { user } = await draw({ defaultValue: '<p>Ask </p>', onChange })
  choose(await text(), 5, 5)
  await user.click(tool('Link'))
  await user.type(await linkField(), 'example.com')
  await user.type(screen.getByRole('textbox', { name: 'Text' }), 'the team{Enter}')
  expect(onChange.mock.lastCall?.[0]).toContain(
    '<a href="https://example.com" rel="noopener noreferrer">the team</a>',
  )
})
