import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { render } from '../../../../tests/support/render.tsx'
import { LabelDot } from './LabelDot.tsx'

test('says what it stands for, or nothing where its name stands beside it', async () => {
  await render(
    <>
      <LabelDot tone="danger" label="Private" />
      <LabelDot tone="success" />
    </>,
  )
  expect(screen.getAllByRole('img').map((dot) => dot.getAttribute('aria-label'))).toEqual(['Private'])
})
