import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { Grid } from './Grid.tsx'
import { columns } from './Grid.css.ts'

const counts = (grid: Element | null) =>
  Object.fromEntries(
    Object.entries(columns).map(([name, variable]) => [
      name,
      (grid as HTMLElement).style.getPropertyValue(variable.replace(/^var\((.*)\)$/, '$1')),
    ]),
  )

test('has as many columns as asked at any width', async () => {
  const { container } = await render(<Grid columns={3}>cell</Grid>)
  expect(counts(container.firstElementChild)).toEqual({ base: '3', sm: '', md: '', lg: '', xl: '' })
})

test('changes its columns only at the widths named', async () => {
  const { container } = await render(<Grid columns={{ base: 1, md: 4 }}>cell</Grid>)
  expect(counts(container.firstElementChild)).toEqual({ base: '1', sm: '', md: '4', lg: '', xl: '' })
})
