import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { LinkContext } from '../../internal/LinkContext.ts'
import { Button } from '../Button/Button.tsx'
import { Card } from './Card.tsx'
import { CardHeader } from './CardHeader.tsx'
import { CardLink } from './CardLink.tsx'

const asItIs = (href: string) => href

function Course({ onRemember, navigate }: { onRemember?: () => void; navigate?: (href: string) => void }) {
  return (
    <LinkContext value={{ navigate, useHref: asItIs }}>
      <Card>
        <CardHeader
          title={<CardLink href="/courses/1">The web</CardLink>}
          subtitle="24 lessons"
          actions={<Button onPress={onRemember}>Remember</Button>}
        />
      </Card>
    </LinkContext>
  )
}

test('is one real link whose name is its words alone', async () => {
  await render(<Course />)
  expect(screen.getAllByRole('link')).toHaveLength(1)
  expect(screen.getByRole('link', { name: 'The web' }).getAttribute('href')).toBe('/courses/1')
})

test('goes by press and by Enter, and the card’s own button does not', async () => {
  const navigate = vi.fn<(href: string) => void>()
  const onRemember = vi.fn<() => void>()
  const { user } = await render(<Course navigate={navigate} onRemember={onRemember} />)
  await user.click(screen.getByRole('button', { name: 'Remember' }))
  expect(onRemember).toHaveBeenCalledOnce()
  expect(navigate).not.toHaveBeenCalled()
  await user.click(screen.getByRole('link'))
  await user.keyboard('{Enter}')
  expect(navigate.mock.calls).toEqual([['/courses/1'], ['/courses/1']])
})

test('leaves other kinds of presses to the browser', async () => {
  const navigate = vi.fn<(href: string) => void>()
  const { user } = await render(<Course navigate={navigate} />)
  const left: boolean[] = []
  const stop = (event: MouseEvent) => {
    left.push(!event.defaultPrevented)
    event.preventDefault()
  }
  document.addEventListener('click', stop)
  await user.keyboard('{Control>}')
  await user.click(screen.getByRole('link'))
  await user.keyboard('{/Control}')
  document.removeEventListener('click', stop)
  expect(left).toEqual([true])
  expect(navigate).not.toHaveBeenCalled()
})
