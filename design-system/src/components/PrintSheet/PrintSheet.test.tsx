import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { PrintSheet } from './PrintSheet.tsx'

test('is a document of its own, named by its title', async () => {
  await render(
    <PrintSheet aria-labelledby="title">
      <h2 id="title">Receipt 4711</h2>
    </PrintSheet>,
  )
  expect(screen.getByRole('article', { name: 'Receipt 4711' })).toBeTruthy()
})
