import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { IconHome } from '../../icons/icons.ts'
import { Icon } from '../Icon/Icon.tsx'
import { LinkButton } from './LinkButton.tsx'

test('is a link, not a button, named by its words alone', async () => {
  await render(
    <LinkButton href="#start" start={<Icon icon={IconHome} />}>
      Back to the start
    </LinkButton>,
  )
  expect(screen.queryByRole('button')).toBeNull()
  expect(screen.getByRole('link', { name: 'Back to the start' }).getAttribute('href')).toBe('#start')
})

test('is reached by Tab', async () => {
  const { user } = await render(<LinkButton href="#start">Start</LinkButton>)
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link'))
})

test('opens a tab of its own where it is told to', async () => {
  await render(
    <LinkButton href="https://example.com/" target="_blank">
      Elsewhere
    </LinkButton>,
  )
  expect(screen.getByRole<HTMLAnchorElement>('link').target).toBe('_blank')
})
