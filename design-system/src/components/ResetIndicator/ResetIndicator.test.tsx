import { screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { ResetIndicator } from './ResetIndicator.tsx'

test.each(inputs)('says that something changed, and takes it back by $by in $language', async (input) => {
  const onReset = vi.fn<() => void>()
  const { press } = await renderFor(
    input,
    <ResetIndicator label="Changed" resetLabel="Reset theme" onReset={onReset} />,
  )
  expect(screen.getByText('Changed')).toBeTruthy()
  await press(screen.getByRole('button', { name: 'Reset theme' }))
  expect(onReset).toHaveBeenCalledOnce()
})
