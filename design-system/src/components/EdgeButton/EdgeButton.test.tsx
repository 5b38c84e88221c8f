import { screen } from '@testing-library/react'
import { createRef } from 'react'
import { expect, test, vi } from 'vitest'
import { inputs, renderFor } from '../../../../tests/support/inputs.ts'
import { render } from '../../../../tests/support/render.tsx'
import { IconSettings } from '../../icons/icons.ts'
import { EdgeButton } from './EdgeButton.tsx'

test.each(inputs)('is pressed by $by in $language', async (input) => {
  const onPress = vi.fn<() => void>()
  const { press } = await renderFor(
    input,
    <EdgeButton icon={IconSettings} label="Customize" onPress={onPress} />,
  )
  await press(screen.getByRole('button', { name: 'Customize' }))
  expect(onPress).toHaveBeenCalledOnce()
})

test('tells when a pointer or the focus comes near, and what it has opened', async () => {
  const onPrefetch = vi.fn<() => void>()
  const ref = createRef<HTMLButtonElement>()
  const { user } = await render(
    <EdgeButton
      ref={ref}
      icon={IconSettings}
      label="Customize"
      aria-haspopup="dialog"
      aria-expanded={false}
      onPrefetch={onPrefetch}
    />,
  )
  const button = screen.getByRole('button', { name: 'Customize', expanded: false })
  expect(button).toBe(ref.current)
  await user.hover(button)
  expect(onPrefetch).toHaveBeenCalledOnce()
  await user.tab()
  expect(onPrefetch).toHaveBeenCalledTimes(2)
})
