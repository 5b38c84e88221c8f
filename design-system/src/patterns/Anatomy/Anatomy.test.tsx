import { screen, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Button } from '../../components/Button/Button.tsx'
import { Anatomy, type AnatomyPart } from './Anatomy.tsx'

const parts: readonly AnatomyPart[] = [
  { name: 'Surface', find: 'button' },
  { name: 'Icon', find: 'svg', side: 'below' },
]

test('names the parts in their order, and numbers those that are there', async () => {
  const { container } = await render(
    <Anatomy aria-label="Parts of a button" parts={parts}>
      <Button>Save</Button>
    </Anatomy>,
  )
  const figure = within(screen.getByRole('figure', { name: 'Parts of a button' }))
  expect(figure.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1Surface', '2Icon'])
  expect(container.querySelector('[inert]')?.textContent).toBe('Save1')
})

test('the example takes no focus', async () => {
  const { container } = await render(
    <Anatomy aria-label="Parts" parts={parts}>
      <Button>Save</Button>
    </Anatomy>,
  )
  expect(container.querySelector('[inert] button')).not.toBeNull()
})
